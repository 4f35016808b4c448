/** Reads the name from a canteen's URL component (`12--cantine-du-parc`); null when it has none. */
export function readCanteenName(component: string | undefined): string | null {
  const [, ...name] = (component ?? '').split('--')
  return name.join('--').replaceAll('-', ' ').trim() || null
}
