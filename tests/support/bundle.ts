import { build, defaultClientConditions, type InlineConfig, type Rolldown } from 'vite'
import { sourceCondition } from '../../lib/build/source-condition.ts'

/** @returns the files that Vite builds, by name; chunks loaded on demand are files of their own. */
export async function bundle({ build: options, ...config }: InlineConfig): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    ...config,
    build: { ...options, write: false },
  })
  const outputs = [result].flat() as Rolldown.RolldownOutput[]
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map(file => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
    ),
  )
}
