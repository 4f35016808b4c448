import type { Context } from '../app/context.ts'
import { checkNamed } from '../checks/check-argument.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { pathToSend } from '../checks/path-to-send.ts'
import { ensureRereadable } from '../files/ensure-rereadable.ts'
import type { MappedInput } from '../mapping/check-with-mapping.ts'
import type { LoadedSchema } from '../schemas/load-schema.ts'
import { comparesBaseline, mostErrors } from './baseline-options.ts'
import type { ValidateOptions } from './validate.ts'

export interface CheckedFiles {
  readonly checked: readonly CheckedInput[]
  /** One for each file that a mapping has converted. */
  readonly mapped: readonly MappedInput[]
  /** Where the bytes of a named file are: those that come once only are copied. */
  readonly copyOf: (file: string) => string
  /** Where what is sent of a file is. */
  readonly pathOf: (checked: CheckedInput) => Promise<string>
}

/** Checks all that the command line names. @throws Failure when the mapping cannot be read. */
export async function checkFiles(
  names: readonly string[],
  loaded: LoadedSchema | null,
  options: ValidateOptions,
  context: Context,
): Promise<CheckedFiles> {
  const { sheet, mapping, ignore: ignored, strict, encoding } = options
  const maximumErrors = mostErrors(options)
  const copies = new Map<string, string>()
  const copyOf = (file: string) => copies.get(file) ?? file
  if (mapping !== undefined) {
    const mapped = await checkAllMapped(names, mapping, { ...options, maxErrors: maximumErrors }, context)
    for (const { raw, path } of mapped) if (path !== null) copies.set(raw.file, path)
    return { checked: mapped.map(({ raw }) => raw), mapped, copyOf, pathOf: async ({ file }) => copyOf(file) }
  }
  const isReadAgain =
    options.online ||
    options.refs !== undefined ||
    comparesBaseline(options) ||
    options.report?.some(({ format }) => format === 'annotated')
  const checked: CheckedInput[] = []
  for (const name of names) {
    if (isReadAgain) copies.set(name, await ensureRereadable(name))
    const path = copyOf(name)
    const from = path === name ? {} : { path }
    const checking = { ...loaded, ...from, maximumErrors, ignored, strict, encoding, sheet }
    checked.push(...(await checkNamed(name, checking, context)))
  }
  return { checked, mapped: [], copyOf, pathOf: each => pathToSend(each, copyOf(each.file), encoding) }
}

/** Converts and checks files with columns of their own. Loaded for them only. */
async function checkAllMapped(
  names: readonly string[],
  mappingName: string,
  options: ValidateOptions,
  context: Context,
): Promise<MappedInput[]> {
  const [{ loadMapping }, { checkMapped }] = await Promise.all([
    import('../mapping/load-mapping.ts'),
    import('../mapping/check-with-mapping.ts'),
  ])
  const mapping = await loadMapping(mappingName, options, context)
  const { maxErrors, ignore: ignored, strict, encoding } = options
  const all: MappedInput[] = []
  for (const name of names) {
    all.push(...(await checkMapped(name, mapping, { maximumErrors: maxErrors, ignored, strict, encoding }, context)))
  }
  return all
}
