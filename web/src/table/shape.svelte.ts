// The shapes of a screen: beside a wide scene there is room for a panel; a phone has it in drawers.
const SHAPES = {
  wide: '(min-width: 1600px) and (min-height: 501px)',
  sideways: '(max-height: 500px) and (orientation: landscape)',
  phone: '(max-width: 900px)',
};
export type Shape = keyof typeof SHAPES | '';

/** The shape of this screen, also when it is turned. */
export function shapeOfScreen(): { readonly now: Shape } {
  const asked = Object.entries(SHAPES).map(([name, query]) => ({ name: name as Shape, media: matchMedia(query) }));
  const look = (): Shape => asked.find(({ media }) => media.matches)?.name ?? '';
  let now = $state(look());
  for (const { media } of asked) media.addEventListener('change', () => (now = look()));
  return {
    get now() {
      return now;
    },
  };
}
