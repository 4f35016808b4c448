import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging, search } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'
import { VersionId } from './version-id.ts'
import { TextVersion, WrittenSummary, writtenShape, writtenStates } from './written-text.ts'

/** Both filters must match; every word of `search` must be in the text. The latest change comes first. */
export const WritingSelection = z.object({
  ...paging(pageSizes.writing),
  search: search(),
  state: anyOf(writtenStates),
})
export type WritingSelection = z.output<typeof WritingSelection>

export const TextParams = z.object({ textId: PathId })

/** A link that shows a text as it is, without an account, until it ends. */
export const PreviewLink = z.object({
  /** A path of this site. */
  address: z.string(),
  expiryDate: z.iso.datetime({ offset: true }),
})
export type PreviewLink = z.output<typeof PreviewLink>

interface Writing<Input extends z.ZodRawShape, Values extends z.ZodRawShape> {
  readonly path: string
  /** In French, as summaries say it: « les articles du blog », « un article du blog ». */
  readonly all: string
  readonly one: string
  /** What the team sends of a text, and what it reads. */
  readonly input: Input
  readonly values: Values
}

/** The calls about texts of one kind, whatever their values. */
export type WritingApi = ReturnType<typeof writingApi<z.ZodRawShape, z.ZodRawShape>>

/** The calls by which the team writes the texts of one kind. A past version is put back by sending its values as a change. */
export function writingApi<Input extends z.ZodRawShape, Values extends z.ZodRawShape>({
  path,
  all,
  one,
  input,
  values,
}: Writing<Input, Values>) {
  const Written = z.object({ ...writtenShape, ...values })
  const onePath = `${path}:textId/`
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `Liste ${all}, brouillons compris`,
      access: 'staff',
      query: WritingSelection,
      answer: pageOf(WrittenSummary, {}),
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `Écrit ${one}`,
      access: 'staff',
      body: z.strictObject(input),
      idempotent: true,
      answer: Written,
      created: true,
    }),
    read: endpoint({
      method: 'GET',
      path: onePath,
      summary: `Donne ${one}, tel que l’équipe l’écrit`,
      access: 'staff',
      params: TextParams,
      answer: Written,
    }),
    change: endpoint({
      method: 'PATCH',
      path: onePath,
      summary: `Modifie ${one}`,
      access: 'staff',
      params: TextParams,
      body: z.strictObject(input).partial(),
      versioned: true,
      answer: Written,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: onePath,
      summary: `Supprime ${one} qui n’est pas en ligne`,
      access: 'staff',
      params: TextParams,
      versioned: true,
    }),
    listVersions: endpoint({
      method: 'GET',
      path: `${onePath}versions/`,
      summary: `Liste les versions d’${one}`,
      access: 'staff',
      params: TextParams,
      query: z.object(paging(pageSizes.textVersions)),
      answer: pageOf(TextVersion, {}),
    }),
    readVersion: endpoint({
      method: 'GET',
      path: `${onePath}versions/:versionId/`,
      summary: `Donne une version passée d’${one}`,
      access: 'staff',
      params: z.object({ textId: PathId, versionId: VersionId }),
      answer: z.object(values),
    }),
    preview: endpoint({
      method: 'POST',
      path: `${onePath}preview/`,
      summary: `Fait un lien qui montre ${one} à qui le reçoit`,
      access: 'staff',
      params: TextParams,
      answer: PreviewLink,
      created: true,
    }),
  }
}
