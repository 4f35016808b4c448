import { writeFile } from 'node:fs/promises'
import { emptyFile } from '@ma-cantine/lib/imports/template'
import type { Verb } from '../app/run-command.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { namedSchema } from './find-schema.ts'
import type { TemplateOptions } from './template.ts'

export const template: Verb<TemplateOptions> = async (context, [text], { output, force }) => {
  const { words } = context
  const { kind, schema } = await namedSchema(text ?? '', 'template', context)
  const content = emptyFile(schema)
  if (output === undefined) return { exitCode: exitCodes.fine, json: { kind, content }, text: content }
  await awaitWrite(output, words, writeFile(output, content, { flag: force ? 'w' : 'wx' }))
  return { exitCode: exitCodes.fine, json: { kind, file: output }, text: words.schemas.templateWritten(output) }
}
