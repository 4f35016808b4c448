import { isSiretForm } from '../canteens/canteen-keys.ts'

/** Where a file first names a SIRET. */
export interface SiretPlace {
  readonly row: number
  readonly column: number
}

/** The default limit of distinct SIRETs per file: more than the canteens of a very large company. */
const mostSirets = 100_000

/** Collects the SIRETs of the column `siret`, whatever other errors their rows have. */
export class SiretCollector {
  readonly places: ReadonlyMap<string, SiretPlace>
  /** The file has more SIRETs than the limit, so a SIRET that is not in `places` may still be in the file. */
  overflowed = false
  private readonly placeBySiret = new Map<string, SiretPlace>()
  private readonly most: number

  /** @param most the limit; callers that already limit the size of the file may pass `Infinity`. */
  constructor(most = mostSirets) {
    this.places = this.placeBySiret
    this.most = most
  }

  add(text: string, row: number, column: number): void {
    const siret = text.trim()
    if (this.placeBySiret.has(siret) || !isSiretForm(siret)) return
    if (this.placeBySiret.size >= this.most) this.overflowed = true
    else this.placeBySiret.set(siret, { row, column })
  }
}
