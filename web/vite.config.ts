import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where the dev server looks for `snowyard serve`.
const server = process.env.SNOWYARD_SERVER ?? 'http://127.0.0.1:8252';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  build: { outDir: '../src/snowyard/server/client', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 2048 },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
