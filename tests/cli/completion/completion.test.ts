import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, createFile, folder } from '../support/run-cli.ts'

/** What is proposed for the last word, without descriptions. */
async function suggestions(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { exitCode, stdout } = await cli(['complete', '--', ...words], { env })
  expect(exitCode).toBe(0)
  return stdout.split('\n').flatMap(line => (/^:\d+$/.test(line) || line === '' ? [] : [line.split('\t')[0] ?? '']))
}

test('commands, verbs and options of the program are completed', async () => {
  expect(await suggestions(['wh'])).toEqual(['whoami'])
  expect(await suggestions(['purchases', 'su'])).toEqual(['summary'])
  expect(await suggestions(['validate', '--map'])).toEqual(['--mapping'])
  expect(await suggestions(['canteens', 'list', '--prof'])).toEqual(['--profile'])
})

test('profiles, kinds and languages are completed, one’s own profiles too', async () => {
  const settings = folder()
  mkdirSync(join(settings, 'ma-cantine'))
  writeFileSync(
    join(settings, 'ma-cantine', 'config.json'),
    JSON.stringify({ profiles: { lyon: { server: 'https://lyon.example' } } }),
  )
  const env = { XDG_CONFIG_HOME: settings }
  expect(await suggestions(['canteens', '--profile', ''], env)).toEqual(['prod', 'local', 'lyon'])
  expect(await suggestions(['validate', '--lang', ''])).toEqual(['fr', 'en'])
  expect(await suggestions(['schemas', 'acha'])).toContain('achats')
  expect(await suggestions(['validate', '--schema', 'acha'])).toContain('achats')
})

test.each(['bash', 'zsh', 'fish'])('the script for %s asks the command, and the shell reads it', async shell => {
  const { exitCode, stdout } = await cli(['completion', shell])
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('complete --')])
  if (shell !== 'bash') return
  const { status, stderr } = spawnSync('bash', ['-n', createFile(stdout, 'completion.bash')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

test('another shell is refused, with 2', async () => {
  const { exitCode, stderr } = await cli(['completion', 'tcsh'])
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('choisissez parmi bash, zsh, fish.')])
})
