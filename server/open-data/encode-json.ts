import type { Dataset } from '@ma-cantine/lib/open-data/dataset'
import type { DataRows, Encoder } from './encoder.ts'

/** An array of objects, one a line. */
export class JsonEncoder implements Encoder {
  readonly #names: readonly string[]
  #isFirst = true

  constructor({ columns }: Dataset) {
    this.#names = columns.map(({ name }) => name)
  }

  add(rows: DataRows): Uint8Array {
    return Buffer.from(rows.map(row => this.#line(row)).join(''))
  }

  end(): Uint8Array {
    return Buffer.from(this.#isFirst ? '[]\n' : '\n]\n')
  }

  #line(row: DataRows[number]): string {
    const start = this.#isFirst ? '[\n' : ',\n'
    this.#isFirst = false
    return start + JSON.stringify(Object.fromEntries(this.#names.map((name, index) => [name, row[index]])))
  }
}
