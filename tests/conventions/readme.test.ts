import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { examplePath } from '../support/examples.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

/** Runs the program of the README among the examples, after the given change. */
async function runReadme(change: (code: string) => string): Promise<string> {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? expect.fail('no program in the README')
  const file = fileURLToPath(new URL(`../.readme-${process.pid}.ts`, import.meta.url))
  writeFileSync(file, change(code))
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: dirname(examplePath('achats.csv')) })
    return stdout
  } finally {
    rmSync(file)
  }
}

test('the program of the README checks a file', async () => {
  expect(await runReadme(code => code)).toMatch(/^true 12 0 [0-9a-f]{64}\n$/)
})

test('and says what is wrong with another', async () => {
  const stdout = await runReadme(code => code.replace('achats.csv', 'achats-nombreuses-erreurs.csv'))
  expect(stdout).toMatch(/^false 8 12 /)
  expect(stdout).toContain('ligne 3 : « POISSONS » ne fait pas partie des valeurs possibles.')
})
