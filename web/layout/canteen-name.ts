/** Reads the name from a canteen's URL component (`12--cantine-du-parc`); null when it has none. */
function readCanteenName(component: string | undefined): string | null {
  const [, ...name] = (component ?? '').split('--')
  return name.join('--').replaceAll('-', ' ').trim() || null
}

/** The name of the canteen of a screen, for its breadcrumbs. Tells developers of a screen whose address has no canteen. */
export function canteenNameFor(screenName: string, component: string | undefined): string | null {
  if (!component) console.error(`${screenName} needs the name of a canteen, and its address has none`)
  return readCanteenName(component)
}
