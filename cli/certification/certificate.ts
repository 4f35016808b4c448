import { type KeyObject, sign } from 'node:crypto'
import { isObject } from '@ma-cantine/lib/table-schema/is-object'
import { isSignature, isSignatureOf, isWrittenKey } from '../signatures/public-key.ts'
import { readWritten } from '../signatures/written-document.ts'
import type { CaseVerdict } from './check-cases.ts'
import { isProductName } from './product-name.ts'

const format = 'ma-cantine-certificate@1'

export interface CertifiedCase {
  readonly name: string
  readonly verdict: CaseVerdict
  /** The SHA-256 of its file; null without one that could be read. */
  readonly sha256: string | null
}

/** What a vendor states of a program. */
export interface Statement {
  readonly product: string
  /** By the clock of the vendor. */
  readonly date: string
  /** The version of the command. */
  readonly command: string
  readonly suite: { readonly version: string; readonly digest: string }
  readonly cases: readonly CertifiedCase[]
  readonly publicKey: string
}

export interface Certificate extends Statement {
  readonly signature: string
}

/** The statement with its properties in one order, and no others: one statement has one text. */
const ordered = ({ product, date, command, suite, cases, publicKey }: Statement) => ({
  format,
  product,
  date,
  command,
  suite: { version: suite.version, digest: suite.digest },
  cases: cases.map(({ name, verdict, sha256 }) => ({ name, verdict, sha256 })),
  publicKey,
})

const signedText = (statement: Statement): string => JSON.stringify(ordered(statement))

export const signStatement = (statement: Statement, key: KeyObject): Certificate => ({
  ...statement,
  signature: sign(null, Buffer.from(signedText(statement)), key).toString('base64'),
})

export const isSignedByItsKey = (certificate: Certificate): boolean =>
  isSignatureOf(signedText(certificate), certificate)

export const writeCertificate = (certificate: Certificate): string =>
  `${JSON.stringify({ ...ordered(certificate), signature: certificate.signature }, null, 2)}\n`

/** Null for what `writeCertificate` does not write. */
export const readCertificate = (text: string): Certificate | null => readWritten(text, isCertificate, writeCertificate)

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value)

const version = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/
const digest = /^[0-9a-f]{64}$/
const verdicts: readonly unknown[] = ['passed', 'failed', 'missing'] satisfies CaseVerdict[]

const isCertificate = (read: unknown): read is Certificate =>
  isObject(read) &&
  read.format === format &&
  typeof read.product === 'string' &&
  isProductName(read.product) &&
  isText(read.date, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) &&
  !Number.isNaN(Date.parse(read.date)) &&
  isText(read.command, version) &&
  isObject(read.suite) &&
  isText(read.suite.version, version) &&
  isText(read.suite.digest, digest) &&
  Array.isArray(read.cases) &&
  read.cases.every(isCertifiedCase) &&
  isWrittenKey(read.publicKey) &&
  isSignature(read.signature)

const isCertifiedCase = (read: unknown): boolean =>
  isObject(read) &&
  isText(read.name, /^[a-z0-9-]{1,40}$/) &&
  verdicts.includes(read.verdict) &&
  (read.sha256 === null || isText(read.sha256, digest))
