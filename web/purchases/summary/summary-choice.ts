/** What the address says to show; null = not said. */
export interface SummaryChoice {
  readonly canteen: number | 'all' | null
  readonly year: number | null
}

/** The code of all canteens in addresses. */
const all = 'toutes'

export function readChoice(parameters: URLSearchParams): SummaryChoice {
  const [canteen, year] = [parameters.get('cantine') ?? '', parameters.get('annee') ?? '']
  return {
    canteen: canteen === all ? 'all' : /^[1-9]\d{0,8}$/.test(canteen) ? Number(canteen) : null,
    year: /^[1-9]\d{3}$/.test(year) ? Number(year) : null,
  }
}

/** The parameters of an address, empty or with their question mark. */
export function choiceParameters({ canteen, year }: SummaryChoice): string {
  const parameters = new URLSearchParams()
  if (canteen !== null) parameters.set('cantine', canteen === 'all' ? all : String(canteen))
  if (year !== null) parameters.set('annee', String(year))
  return parameters.size > 0 ? `?${parameters}` : ''
}
