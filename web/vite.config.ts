import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

// Where the dev server looks for `snowyard serve`.
const server = process.env.SNOWYARD_SERVER ?? 'http://127.0.0.1:8252';
const proxy = { target: server, ws: true, changeOrigin: true };

// The service worker is our own (src/sw.ts): beside what is built here it keeps what the server or `snowyard publish` lays under data/.
const installed = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'sw.ts',
  injectRegister: false,
  includeManifestIcons: false,
  injectManifest: { globPatterns: ['assets/**/*', '*.{svg,png}'] },
  manifest: {
    id: 'snowyard',
    name: 'Snowyard',
    short_name: 'Snowyard',
    description: 'Five snowball fights on paper snow: play at once, on one screen, or with friends by link.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#eef4fa',
    theme_color: '#eef4fa',
    categories: ['games'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
});

export default defineConfig({
  plugins: [svelte(), installed],
  base: './', // a published folder lies under any path
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': proxy, '/data': proxy } },
  build: { outDir: '../src/snowyard/server/client', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 2048 },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
