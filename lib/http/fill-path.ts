/** The path of an endpoint with its parameters in place of their names: `/canteens/:canteenId` gives `/canteens/12`. */
export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}
