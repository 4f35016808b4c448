/** The part of an address that names something stored: its id, then its title for people. */
export const titledId = (id: number, title: string): string => `${id}--${title}`

/** Reads the id that the part of an address begins with; null when it has none. */
export function readTitledId(component: string | undefined): number | null {
  const [, id] = /^([1-9]\d{0,8})(?:--|$)/.exec(component ?? '') ?? []
  return id === undefined ? null : Number(id)
}
