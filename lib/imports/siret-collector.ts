/** Where a file first names a SIRET. */
export interface SiretPlace {
  readonly row: number
  readonly column: number
}

/** Distinct SIRETs kept of one file: more than the canteens of a very large company. */
const mostSirets = 100_000
const siretForm = /^\d{14}$/

/** The SIRETs that a file names in its column `siret`, whatever else is wrong in their rows. */
export class SiretCollector {
  readonly places: ReadonlyMap<string, SiretPlace>
  /** The file names more of them than are kept: nothing can be said of those that are not there. */
  overflowed = false
  private readonly kept = new Map<string, SiretPlace>()
  private readonly most: number

  /** `most` are kept: without limit where the size of the file is one. */
  constructor(most = mostSirets) {
    this.places = this.kept
    this.most = most
  }

  add(text: string, row: number, column: number): void {
    const siret = text.trim()
    if (this.kept.has(siret) || !siretForm.test(siret)) return
    if (this.kept.size >= this.most) this.overflowed = true
    else this.kept.set(siret, { row, column })
  }
}
