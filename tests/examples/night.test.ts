/** @module-tag long */
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { badFile, folder, goodFile, type Run } from '../cli/support/run-cli.ts'
import { importAnswer, json, standInServer } from '../cli/support/stand-in-server.ts'

const recipe = (name: string): string => readFileSync(new URL(`../../examples/night/${name}`, import.meta.url), 'utf8')

/** The root of a machine that has the recipes, with a good and a bad file in the folder of exports. */
let machine: string
let env: NodeJS.ProcessEnv

beforeEach(() => {
  machine = folder()
  for (const name of ['srv/exports', 'etc/ma-cantine', 'var/log', 'bin'])
    mkdirSync(join(machine, name), { recursive: true })
  const main = fileURLToPath(new URL('../../cli/ma-cantine.js', import.meta.url))
  const command = `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`
  writeFileSync(join(machine, 'bin/ma-cantine'), command, { mode: 0o755 })
  writeFileSync(join(machine, 'srv/exports/bon.csv'), goodFile)
  writeFileSync(join(machine, 'srv/exports/faux.csv'), badFile)
  const path = [join(machine, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  env = { PATH: path, HOME: machine, XDG_CONFIG_HOME: '/nowhere' }
})

/** Runs a line of a recipe on that machine, against a server that takes all files. */
async function run(line: string, variables: NodeJS.ProcessEnv = {}) {
  const server = await standInServer(json(importAnswer))
  const here = line.replaceAll(/\/(?=(?:srv|etc|var)\/)/g, `${machine}/`)
  const result = await new Promise<Run>(resolve => {
    const more = { ...env, ...variables, MA_CANTINE_SERVER: server.url }
    const child = execFile('sh', ['-c', here], { env: more }, (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode, stdout, stderr }),
    )
  })
  return { ...result, requests: server.requests }
}

const eventsOf = (lines: string): string[] =>
  lines
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).event)
const expectDone = () => {
  expect(readdirSync(join(machine, 'srv/exports/traités'))).toEqual(['bon.csv', 'bon.csv.rapport.txt'])
  expect(readdirSync(join(machine, 'srv/exports/refusés'))).toEqual(['faux.csv', 'faux.csv.rapport.txt'])
}

test('the line of cron imports what is right, files all, and writes its journal', async () => {
  writeFileSync(join(machine, 'etc/ma-cantine/jeton'), 'mc_nuit\n')
  const line = recipe('crontab').trim().split('\n').at(-1) ?? ''
  const [, schedule, command = ''] = /^((?:\S+ ){5})(.+)$/.exec(line) ?? []
  expect(schedule).toBe('20 3 * * * ')
  // cron takes a percent sign for the end of the command.
  expect(command).not.toContain('%')
  const { exitCode, stderr, requests } = await run(command)
  expect([exitCode, stderr]).toEqual([1, ''])
  expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer mc_nuit'])
  expectDone()
  const journal = readFileSync(join(machine, 'var/log/ma-cantine.jsonl'), 'utf8')
  expect(eventsOf(journal)).toEqual(['watching', 'accepted', 'refused', 'stopped'])
  const refused = await run(/```sh\n(grep .+)\n```/.exec(recipe('README.md'))?.[1] ?? '')
  expect(JSON.parse(refused.stdout).file).toBe('faux.csv')
})

/** The values of a unit, by name. */
const unitOf = (name: string) =>
  new Map(
    recipe(`systemd/ma-cantine-exports.${name}`)
      .split('\n')
      .filter(line => /^[A-Z]\w*=/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  )

test('the unit of systemd does the same, with the token of its file of variables', async () => {
  const service = unitOf('service')
  expect(service.get('EnvironmentFile')).toBe('/etc/ma-cantine/jeton.env')
  const { exitCode, stdout, requests } = await run(service.get('ExecStart') ?? '', { MA_CANTINE_TOKEN: 'mc_nuit' })
  expect(exitCode).toBe(1)
  expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer mc_nuit'])
  expect(eventsOf(stdout)).toEqual(['watching', 'accepted', 'refused', 'stopped'])
  expectDone()
  expect(unitOf('timer').get('OnCalendar')).toBe('*-*-* 03:20:00')
})
