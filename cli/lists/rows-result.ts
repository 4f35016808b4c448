import type { Context } from '../app/context.ts'
import type { OutputMode } from '../output/output-mode.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import type { FieldOptions } from './field-options.ts'
import { RecordRows } from './record-rows.ts'

/**
 * The result of a list whose fields or form are chosen. Rows alone go to the standard output; the closing lines go beside them.
 * @param json the whole object that the list gives otherwise
 * @param many the name of the records in it
 */
export function rowsResult(
  json: Readonly<Record<string, unknown>>,
  many: string,
  closing: readonly string[],
  options: FieldOptions,
  context: Context,
): Result {
  const records = json[many] as readonly object[]
  return {
    exitCode: exitCodes.fine,
    json: null,
    text: '',
    async *stream(mode: OutputMode, columns: number) {
      const rows = new RecordRows(options, mode, columns, context)
      if (mode === 'json') {
        yield `${JSON.stringify({ ...json, [many]: rows.picked(records) })}\n`
        return
      }
      yield rows.text(records)
      if (closing.length > 0) context.notice(closing.join('\n'))
    },
  }
}
