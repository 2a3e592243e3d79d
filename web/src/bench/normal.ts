// The normal distribution: how wide an interval must be.

/** How likely a number of the normal distribution is at most x, for x from 0 to about 8. */
function below(x: number): number {
  let [term, sum] = [x, x];
  for (let i = 3; term > 1e-17 * sum; i += 2) sum += term *= (x * x) / i;
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

/** `NormalDist().inv_cdf` of Python, for chances of one half and more. */
export function quantile(chance: number): number {
  let [low, high] = [0, 8];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (below(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Half the width of the interval of each of so many figures, in standard errors, so that all hold together at 95 %. */
export const together = (claims: number): number => quantile(1 - 0.025 / Math.max(1, claims));
