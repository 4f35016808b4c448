import { type DataFormat, dataFormatNames } from '@ma-cantine/lib/open-data/data-formats'
import type { Dataset } from '@ma-cantine/lib/open-data/dataset'
import type { Database } from '../database/connection.ts'
import { CsvEncoder } from './encode-csv.ts'
import { JsonEncoder } from './encode-json.ts'
import { ParquetEncoder } from './encode-parquet.ts'
import type { Encoder } from './encoder.ts'
import { StoredFileWriter } from './stored-file-writer.ts'

const encoders: Readonly<Record<DataFormat, new (dataset: Dataset) => Encoder>> = {
  csv: CsvEncoder,
  json: JsonEncoder,
  parquet: ParquetEncoder,
}

interface Output {
  readonly encoder: Encoder
  readonly file: StoredFileWriter
}

/** Writes the rows of a dataset into its files, which so have the same ones. */
export class DatasetWriter<Row> {
  readonly #dataset: Dataset<Row>
  readonly #outputs: readonly Output[]
  #rowCount = 0

  private constructor(dataset: Dataset<Row>, outputs: readonly Output[]) {
    this.#dataset = dataset
    this.#outputs = outputs
  }

  static async open<Row>(database: Database, snapshotId: number, dataset: Dataset<Row>): Promise<DatasetWriter<Row>> {
    const outputs: Output[] = []
    for (const format of dataFormatNames) {
      const file = await StoredFileWriter.open(database, { snapshotId, dataset: dataset.name, format })
      outputs.push({ encoder: new encoders[format](dataset), file })
    }
    return new DatasetWriter(dataset, outputs)
  }

  async add(rows: readonly Row[]): Promise<void> {
    const values = rows.map(row => this.#dataset.columns.map(({ value }) => value(row)))
    this.#rowCount += rows.length
    for (const { encoder, file } of this.#outputs) await file.write(encoder.add(values))
  }

  async end(): Promise<void> {
    for (const { encoder, file } of this.#outputs) {
      await file.write(encoder.end())
      await file.end(this.#rowCount)
    }
  }
}
