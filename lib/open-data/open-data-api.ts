import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { type DataFormat, dataFormatNames } from './data-formats.ts'
import { datasetNames } from './dataset.ts'

const DataFile = z.object({
  format: z.enum(dataFormatNames as [DataFormat, ...DataFormat[]]),
  mediaType: z.string(),
  /** The path from the root of the site, always the same. */
  path: z.string(),
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the file, in hexadecimal. */
  digest: z.string(),
})

/** A file of open data in one format. */
export type DataFile = z.output<typeof DataFile>

const PublishedDataset = z.object({
  name: z.enum(datasetNames),
  title: z.string(),
  description: z.string(),
  /** The path of its Table Schema, always the same. */
  schemaPath: z.string(),
  schemaVersion: z.string(),
  /** Null as long as no files were made. */
  rowCount: z.int().nullable(),
  files: z.array(DataFile),
})

/** A published table, with its files and the path of its schema. */
export type PublishedDataset = z.output<typeof PublishedDataset>

/** What is published as open data. `date` is the moment that all files tell; null as long as none were made. */
export const OpenData = z.object({
  date: z.iso.datetime({ offset: true }).nullable(),
  licence: z.object({ name: z.string(), address: z.string() }),
  cataloguePath: z.string(),
  datasets: z.array(PublishedDataset),
})
export type OpenData = z.output<typeof OpenData>

export const getOpenData = endpoint({
  method: 'GET',
  path: '/api/v1/openData/',
  summary: 'Liste les jeux de données ouvertes, avec leur date, leur licence et les empreintes de leurs fichiers',
  access: 'public',
  answer: OpenData,
})
