import { createHash } from 'node:crypto'
import { compareVersions } from '@ma-cantine/lib/imports/compare-versions'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { schemaFileText } from '@ma-cantine/lib/imports/import-schemas'
import type { ListedSchema as OurSchema } from '@ma-cantine/lib/imports/import-schemas-api'
import type { Context } from '../app/context.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { openPublicServer } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'
import { type ListedSchema, listSchemas } from './schema-list.ts'
import { kindArgument } from './schema-option.ts'

/** A schema as a server lists it. */
type ServedSchema = Omit<OurSchema, 'kind'> & { readonly kind: string }

/** A schema of this command beside that of a server. */
export interface ComparedSchema {
  readonly kind: string
  readonly format: string
  readonly standing: 'same' | 'newer' | 'older' | 'altered' | 'server-only' | 'command-only'
  /** Null where this command, or the server, has none. */
  readonly version: string | null
  readonly serverVersion: string | null
}

export interface ComparisonOptions {
  /** The only kind that is compared; all without one. */
  readonly kind: string | undefined
  readonly server: string
  readonly timeout: number
}

/** Compares the schemas of this command with those that a server gives. @throws Failure when it cannot be asked. */
export async function compareWithServer(
  context: Context,
  { kind, server: address, timeout }: ComparisonOptions,
): Promise<Result> {
  const { words } = context
  const asked = kind === undefined ? null : kindArgument(kind, words)
  const { server, client, failureOf } = await openPublicServer(context, { server: address, timeout })
  const served = await client.call(await listEndpoint()).catch((error: unknown) => {
    throw failureOf(error)
  })
  const compared = compare(listSchemas(), served).filter(schema => !asked || schema.kind === asked)
  const isSame = compared.every(({ standing }) => standing === 'same')
  return {
    exitCode: isSame ? exitCodes.fine : exitCodes.refused,
    json: { server, same: isSame, schemas: compared },
    text: comparisonText(server, compared, words),
  }
}

/** The list of a server, of another version as well: it may know kinds that this command does not. */
async function listEndpoint() {
  const { listImportSchemas, ListedSchema } = await import('@ma-cantine/lib/imports/import-schemas-api')
  const { z } = await import('zod')
  return { ...listImportSchemas, answer: z.array(ListedSchema.extend({ kind: z.string() })) }
}

function compare(own: readonly ListedSchema[], served: readonly ServedSchema[]): ComparedSchema[] {
  const servedByKind = new Map(served.map(schema => [schema.kind, schema]))
  const known = new Set<string>(own.map(({ kind }) => kind))
  return [
    ...own.map(({ kind, format, version }): ComparedSchema => {
      const other = servedByKind.get(kind)
      const standing = other ? standingOf({ kind, version }, other) : 'command-only'
      return { kind, format, standing, version, serverVersion: other?.version ?? null }
    }),
    ...served
      .filter(({ kind }) => !known.has(kind))
      .map(
        ({ kind, format, version }): ComparedSchema => ({
          kind,
          format,
          standing: 'server-only',
          version: null,
          serverVersion: version,
        }),
      ),
  ]
}

function standingOf(
  { kind, version }: { readonly kind: FileKind; readonly version: string },
  served: ServedSchema,
): ComparedSchema['standing'] {
  const digest = createHash('sha256').update(schemaFileText(kind)).digest('hex')
  if (digest === served.digest) return 'same'
  const order = compareVersions(version, served.version)
  return order === 0 ? 'altered' : order < 0 ? 'newer' : 'older'
}

function comparisonText(server: string, compared: readonly ComparedSchema[], words: Words): string {
  const { title, same, standings, update } = words.schemas.compared
  const told = compared.map(({ format, standing, version, serverVersion }) => {
    const text = standings[standing]
    const sentence = typeof text === 'string' ? text : text(serverVersion ?? '', version ?? '')
    return `  ${format} — ${sentence}`
  })
  const isSame = compared.every(({ standing }) => standing === 'same')
  return [title(server), ...(isSame ? [same(compared.length)] : [...told, '', update])].join('\n')
}
