/** The name inside a canteen's URL component (`12--cantine-du-parc`), null when it has none. */
export function nameInUrlComponent(component: string | undefined): string | null {
  const [, ...name] = (component ?? '').split('--')
  return name.join('--').replaceAll('-', ' ').trim() || null
}
