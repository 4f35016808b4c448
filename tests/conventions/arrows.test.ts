import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const tsc = join(root, 'node_modules/.bin/tsc')

/** Compiles one line of source as if it stood in a package, and answers the compiler's words. */
async function compile(fromPackage: string, source: string): Promise<string> {
  const folder = mkdtempSync(join(root, fromPackage, '.arrow-'))
  try {
    mkdirSync(join(folder, 'out'))
    writeFileSync(join(folder, 'probe.ts'), source)
    const config = {
      extends: '../tsconfig.json',
      compilerOptions: { rootDir: '..', outDir: 'out', tsBuildInfoFile: 'out/info', noEmitOnError: true },
      include: ['probe.ts'],
      exclude: [],
      references: fromPackage === 'lib' ? [] : [{ path: '../../lib' }],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    await promisify(execFile)(process.execPath, [tsc, '-p', folder])
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// A file named by its path imports nothing: compiling the whole server would be most of the time of these tests.
describe('a wrong arrow does not compile', () => {
  test.each([
    ['lib', 'node:fs', "import { readFileSync } from 'node:fs'\nexport const probe = readFileSync"],
    ['lib', 'Buffer', 'export const probe = Buffer'],
    ['lib', 'react', "import { useState } from 'react'\nexport const probe = useState"],
    ['lib', 'fastify', "import fastify from 'fastify'\nexport const probe = fastify"],
    ['lib', 'undici', "import { fetch } from 'undici'\nexport const probe = fetch"],
    ['lib', 'server', "import { buildApp } from '@ma-cantine/server'\nexport const probe = buildApp"],
    [
      'lib',
      'server by path',
      "import { sessionCookie } from '../../server/http/session-cookie.ts'\nexport const probe = sessionCookie",
    ],
    ['lib', 'tests', "import { check } from '../support/files.ts'\nexport const probe = check"],
    ['server', 'cli', "import * as cli from '@ma-cantine/cli'\nexport const probe = cli"],
    ['server', 'ink', "import { render } from 'ink'\nexport const probe = render"],
    ['cli', 'server', "import * as server from '@ma-cantine/server'\nexport const probe = server"],
    [
      'cli',
      'server by path',
      "import { sessionCookie } from '../../server/http/session-cookie.ts'\nexport const probe = sessionCookie",
    ],
    ['cli', 'fastify', "import fastify from 'fastify'\nexport const probe = fastify"],
    ['web', 'cli', "import * as cli from '@ma-cantine/cli'\nexport const probe = cli"],
    ['web', 'server', "import * as server from '@ma-cantine/server'\nexport const probe = server"],
    ['web', 'node:fs', "import { readFileSync } from 'node:fs'\nexport const probe = readFileSync"],
  ])('%s → %s', async (fromPackage, _, source) => {
    expect(await compile(fromPackage, source)).toMatch(/error TS(2306|2307|2591|2304|2580|6059|6307|2882)/)
  })

  test.each([
    ['server', "import { checkFile } from '@ma-cantine/lib'\nexport const probe = checkFile"],
    ['cli', "import { checkFile } from '@ma-cantine/lib/imports/check-file'\nexport const probe = checkFile"],
    ['web', "import { checkFile } from '@ma-cantine/lib'\nexport const probe = checkFile"],
  ])('while %s → lib does', async (fromPackage, source) => {
    expect(await compile(fromPackage, source)).toBe('')
  })
})
