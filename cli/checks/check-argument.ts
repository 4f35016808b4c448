import { checkFolder } from '@ma-cantine/lib/imports/folder-check'
import { SiretCollector } from '@ma-cantine/lib/imports/siret-collector'
import type { Context } from '../app/context.ts'
import { namedFiles } from '../files/find-files.ts'
import { type CheckedInput, type CheckInputOptions, checkInput } from './check-input.ts'

/** Checks all the files that one argument names. Files of a folder are also compared with one another. */
export async function checkNamed(name: string, options: CheckInputOptions, context: Context): Promise<CheckedInput[]> {
  const names = await namedFiles(name, context.words)
  if ('problem' in names) return [names]
  const all: CheckedInput[] = []
  // Only our own kinds of file refer to one another, by SIRET.
  if (!names.folder || options.table) {
    for (const file of names.files) all.push(await checkInput(file, options, context))
    return all
  }
  const collectors = new Map<CheckedInput, SiretCollector>()
  for (const file of names.files) {
    const sirets = new SiretCollector()
    const checked = await checkInput(file, { ...options, sirets }, context)
    collectors.set(checked, sirets)
    all.push(checked)
  }
  const readableFiles = all.flatMap(checked => {
    const sirets = collectors.get(checked)
    return 'report' in checked && sirets ? [{ name: checked.file, report: checked.report, sirets }] : []
  })
  const reports = checkFolder(readableFiles, options)
  const reportsByFile = new Map(readableFiles.map(({ name: file }, index) => [file, reports[index]]))
  return all.map(checked => {
    const report = reportsByFile.get(checked.file)
    return report ? { file: checked.file, report } : checked
  })
}
