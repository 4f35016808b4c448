import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { referenceFile } from '@ma-cantine/lib/certification/reference-file'
import { certificationSuite } from '@ma-cantine/lib/generated/certification-suite'
import { expect, test } from 'vitest'
import { folder, type Run } from '../cli/support/run-cli.ts'

const readme = readFileSync(new URL('../../examples/certify/README.md', import.meta.url), 'utf8')

/** The blocks of a part of the page, by its heading, as a person would copy them. */
const blocksOf = (heading: string): string[] => {
  const part = readme.split(/^## /m).find(text => text.startsWith(heading)) ?? ''
  return [...part.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, lines = '']) => lines.replace(/^ +/gm, ''))
}

/** The machine of a vendor who has the command and exported all cases. */
function vendor() {
  const machine = folder()
  for (const name of ['bin', 'exports']) mkdirSync(join(machine, name))
  const main = fileURLToPath(new URL('../../cli/ma-cantine.js', import.meta.url))
  writeFileSync(join(machine, 'bin/ma-cantine'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, {
    mode: 0o755,
  })
  for (const each of certificationSuite.cases) {
    writeFileSync(join(machine, `exports/${each.name}.csv`), referenceFile(each))
  }
  const path = [join(machine, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  const run = (lines: string) =>
    new Promise<Run>(resolve => {
      const env = { PATH: path, HOME: machine }
      const child = execFile('sh', ['-ec', lines], { cwd: machine, env }, (_, stdout, stderr) =>
        resolve({ exitCode: child.exitCode, stdout, stderr }),
      )
    })
  return { machine, run }
}

test('a vendor who follows the page sees the cases, checks the exports and publishes a certificate that holds', async () => {
  const { machine, run } = vendor()
  const [cases = '', check = ''] = blocksOf('Vérifier')
  const [publish = ''] = blocksOf('Publier un certificat')
  expect((await run(cases)).stdout).toContain('pour 1 234,56 €')
  expect(await run(check)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('sont réussis.') })
  const { exitCode, stdout } = await run(publish)
  expect([exitCode, stdout.match(/certificat\.json — tient/g)?.length]).toEqual([0, 2])
  writeFileSync(join(machine, 'exports/cas-01.csv'), '')
  expect((await run(check)).exitCode).toBe(1)
})
