import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { badFile, folder, goodFile, type Run } from '../cli/support/run-cli.ts'
import { ListSigner } from '../cli/support/signed-list.ts'
import { json, standInServer } from '../cli/support/stand-in-server.ts'
import { file } from '../support/files.ts'
import { workflowCommands } from '../support/workflow-commands.ts'

const kit = new URL('../../examples/ci/', import.meta.url)
const kitPath = (name: string): string => fileURLToPath(new URL(name, kit))
const yaml = (name: string) => parse(readFileSync(new URL(name, kit), 'utf8'))

/** A repository with the command on its path, as a CI job or a developer has them. */
let repository: string
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  repository = folder()
  const bin = folder()
  const main = fileURLToPath(new URL('../../cli/ma-cantine.js', import.meta.url))
  writeFileSync(join(bin, 'ma-cantine'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, { mode: 0o755 })
  env = {
    PATH: [bin, dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: folder(),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@exemple.fr',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@exemple.fr',
  }
  await run('git', ['init', '-q', '-b', 'main'])
})

function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise(resolve => {
    const child = execFile(command, args, { cwd: repository, env: { ...env, ...more } }, (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode, stdout, stderr }),
    )
  })
}

function put(name: string, content: string): void {
  const path = join(repository, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const read = (name: string): string => readFileSync(join(repository, name), 'utf8')

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>
  readonly runs: { readonly using: string; readonly steps: readonly ActionStep[] }
}
interface ActionStep {
  readonly shell: string
  readonly run: string
  readonly env: Readonly<Record<string, string>>
}

describe('the GitHub action', () => {
  const action: Action = yaml('github/action.yml')

  /** Its steps as the runner executes them: `shell: bash` is `bash --noprofile --norc -eo pipefail`. */
  async function runAction(inputs: Record<string, string>) {
    const files = { GITHUB_OUTPUT: join(folder(), 'output'), GITHUB_STEP_SUMMARY: join(folder(), 'summary') }
    for (const file of Object.values(files)) writeFileSync(file, '')
    const value = (name: string) => inputs[name] ?? action.inputs[name]?.default ?? ''
    let last: Run = { exitCode: 0, stdout: '', stderr: '' }
    for (const step of action.runs.steps) {
      const given = Object.entries(step.env).map(([name, text]) => [
        name,
        text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => value(input)),
      ])
      const script = join(folder(), 'step.sh')
      writeFileSync(script, step.run)
      last = await run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
        ...files,
        ...Object.fromEntries(given),
      })
      if (last.exitCode !== 0) break
    }
    const [summary, output] = [files.GITHUB_STEP_SUMMARY, files.GITHUB_OUTPUT].map(file => readFileSync(file, 'utf8'))
    return { ...last, summary, output }
  }

  test('is composite, describes its inputs, and puts no input in a script', () => {
    expect(action.runs.using).toBe('composite')
    expect(Object.keys(action.inputs)).toEqual([
      'files',
      'server',
      'fail-on',
      'ignore',
      'refs',
      'refs-key',
      'formats',
      'lang',
    ])
    for (const { description } of Object.values(action.inputs)) expect(description).toMatch(/\S{3}/)
    for (const step of action.runs.steps) {
      expect(step.shell).toBe('bash')
      expect(step.run).not.toContain('${{')
    }
  })

  test('passes on right files, and says so in the summary', async () => {
    put('achats/janvier.csv', goodFile)
    const { exitCode, stdout, summary, output } = await runAction({ files: 'achats/*.csv\n' })
    expect({ exitCode, stdout, output }).toEqual({ exitCode: 0, stdout: '', output: 'exit-code=0\n' })
    expect(summary).toContain('## ✅ achats/janvier\\.csv — valide')
  })

  test('fails on wrong files, annotates them, and writes what it is asked to', async () => {
    put('achats/janvier.csv', goodFile)
    put('achats/f évrier.csv', badFile)
    const formats = '\n  html=rapport.html\n  sarif=ma cantine.sarif\n'
    const { exitCode, stdout, summary, output } = await runAction({
      files: 'achats/janvier.csv\nachats/f évrier.csv',
      formats,
    })
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: 'exit-code=1\n' })
    expect(workflowCommands(stdout)).toMatchObject([
      { command: 'error', properties: { file: 'achats/f évrier.csv', line: '2' } },
      { command: 'error', properties: { file: 'achats/f évrier.csv', line: '4' } },
    ])
    expect(summary).toContain('2 fichiers vérifiés, 1 à corriger.')
    expect(read('rapport.html')).toContain('</html>')
    expect(JSON.parse(read('ma cantine.sarif')).version).toBe('2.1.0')
  })

  test('with fail-on never, wrong data pass, a missing file does not', async () => {
    put('achats.csv', badFile)
    expect(await runAction({ files: 'achats.csv', 'fail-on': 'never' })).toMatchObject({
      exitCode: 0,
      output: 'exit-code=0\n',
    })
    expect(await runAction({ files: 'nulle-part.csv', 'fail-on': 'never' })).toMatchObject({ exitCode: 2 })
  })

  test('with fail-on warning, warnings fail it too', async () => {
    put('dossier/achats.csv', goodFile)
    put('dossier/cantines.csv', file('cantines', [{ siret: '26566234910966' }]))
    const run = (failOn: string) => runAction({ files: 'dossier', 'fail-on': failOn })
    const { exitCode, stdout } = await run('error')
    expect(exitCode).toBe(0)
    expect(workflowCommands(stdout)).toMatchObject([{ command: 'warning' }])
    expect(await run('warning')).toMatchObject({ exitCode: 1, output: 'exit-code=1\n' })
    const ignored = { files: 'dossier', 'fail-on': 'warning', ignore: 'canteen-not-beside' }
    expect(await runAction(ignored)).toMatchObject({ exitCode: 0, stdout: '' })
  })

  test('refuses canteens that a signed list does not have, and a list that another key signed', async () => {
    const signer = new ListSigner()
    put('achats.csv', goodFile)
    put('nos cantines.json', signer.file())
    const inputs = { files: 'achats.csv', refs: 'nos cantines.json', 'refs-key': signer.fingerprint }
    expect(await runAction(inputs)).toMatchObject({ exitCode: 0 })
    put('nos cantines.json', signer.file({ canteens: [] }))
    const { exitCode, stdout } = await runAction(inputs)
    expect(exitCode).toBe(1)
    expect(workflowCommands(stdout)).toMatchObject([
      { command: 'error', properties: { file: 'achats.csv', line: '2' } },
    ])
    expect(await runAction({ ...inputs, 'refs-key': '' })).toMatchObject({ exitCode: 2 })
    expect(await runAction({ ...inputs, 'refs-key': new ListSigner().fingerprint })).toMatchObject({ exitCode: 2 })
  })

  test('speaks English when asked to, and refuses a fail-on it does not know', async () => {
    put('achats.csv', badFile)
    expect((await runAction({ files: 'achats.csv', lang: 'en' })).summary).toContain('to be corrected')
    expect(await runAction({ files: 'achats.csv', 'fail-on': 'often' })).toMatchObject({ exitCode: 2 })
  })

  test('takes a file name for what it is', async () => {
    put('$(touch piège).csv', goodFile)
    put('--output=piège.csv', badFile)
    const { exitCode } = await runAction({ files: '$(touch piège).csv\n--output=piège.csv' })
    expect(exitCode).toBe(1)
    expect(existsSync(join(repository, 'piège'))).toBe(false)
    expect(read('--output=piège.csv')).toBe(badFile)
  })

  test('is used by the example of a workflow with inputs that it has', () => {
    const { permissions, jobs } = yaml('github/workflow.yml')
    expect(permissions).toEqual({ contents: 'read' })
    const steps: { uses: string; with?: object }[] = jobs.verifier.steps
    const used = steps.find(({ uses }) => uses === './.github/actions/ma-cantine')
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(used?.with ?? { none: 0 })))
  })
})

describe('the GitLab template', () => {
  const { 'ma-cantine': job } = yaml('gitlab/ma-cantine.gitlab-ci.yml')
  const script = [...job.before_script, ...job.script].join('\n')

  test.each(['bash', 'sh'])('passes on right files and fails on wrong ones, with its reports, in %s', async shell => {
    put('achats/janvier.csv', goodFile)
    const job1 = await run(shell, ['-e', '-c', script], job.variables)
    expect(job1).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('achats/janvier.csv — valide') })
    expect(JSON.parse(read(job.artifacts.reports.codequality))).toEqual([])

    put('achats/fé vrier.csv', badFile)
    const variables = { ...job.variables, MA_CANTINE_FILES: 'achats/janvier.csv\nachats/fé vrier.csv\n' }
    const job2 = await run(shell, ['-e', '-c', script], variables)
    expect(job2).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('2 fichiers vérifiés') })
    const issues = JSON.parse(read(job.artifacts.reports.codequality))
    expect(issues).toHaveLength(3)
    expect(issues[0].location).toEqual({ path: 'achats/fé vrier.csv', lines: { begin: 2 } })
    expect(read(job.artifacts.reports.junit)).toContain('<testsuites name="ma cantine" tests="3" failures="2"')
    expect(read(`${job.artifacts.paths[0]}rapport.html`)).toContain('</html>')

    const never = await run(shell, ['-e', '-c', script], { ...variables, MA_CANTINE_FAIL_ON: 'never' })
    expect(never.exitCode).toBe(0)
  })

  test.each(['bash', 'sh'])(
    'fails on warnings when asked to, but for those it is told to ignore, in %s',
    async shell => {
      put('achats/janvier.csv', file('achats', [{}, {}]))
      const variables = { ...job.variables, MA_CANTINE_FAIL_ON: 'warning' }
      const strict = await run(shell, ['-e', '-c', script], variables)
      expect(strict).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('Ligne en double') })
      const lenient = await run(shell, ['-e', '-c', script], { ...variables, MA_CANTINE_IGNORE: 'repeated-line' })
      expect(lenient).toMatchObject({ exitCode: 0, stdout: expect.not.stringContaining('Ligne en double') })
    },
  )

  test.each(['bash', 'sh'])('refuses canteens that a signed list does not have, in %s', async shell => {
    const signer = new ListSigner()
    put('achats/janvier.csv', goodFile)
    put('nos cantines.json', signer.file())
    const key = { MA_CANTINE_REFS: 'nos cantines.json', MA_CANTINE_REFS_KEY: signer.fingerprint }
    const variables = { ...job.variables, ...key }
    expect((await run(shell, ['-e', '-c', script], variables)).exitCode).toBe(0)
    put('nos cantines.json', signer.file({ canteens: [] }))
    const refused = await run(shell, ['-e', '-c', script], variables)
    expect(refused).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('Cantine inconnue') })
  })

  test('keeps its reports when it fails', () => {
    expect(job.artifacts.when).toBe('always')
  })
})

describe('the pre-commit hook', () => {
  beforeEach(() => {
    const hook = join(repository, '.git/hooks/pre-commit')
    mkdirSync(dirname(hook), { recursive: true })
    copyFileSync(kitPath('pre-commit/hook.sh'), hook)
    chmodSync(hook, 0o755)
  })
  const commit = () => run('git', ['commit', '-q', '-m', 'Achats'])
  const commits = async () => Number((await run('git', ['rev-list', '--count', '--all'])).stdout)

  test('lets right files and other files pass', async () => {
    put('achats/un fichier.csv', goodFile)
    put('lisez-moi.txt', 'Bonjour')
    await run('git', ['add', '.'])
    expect((await commit()).exitCode).toBe(0)
    put('lisez-moi.txt', 'Bonsoir')
    await run('git', ['add', '.'])
    expect((await commit()).exitCode).toBe(0)
    expect(await commits()).toBe(2)
  })

  test('refuses a wrong file, and says what is wrong', async () => {
    put('-achats é.csv', badFile)
    await run('git', ['add', '.'])
    const { exitCode, stdout, stderr } = await commit()
    expect(exitCode).not.toBe(0)
    expect(stdout + stderr).toContain('-achats é.csv — à corriger (3 erreurs, de 2 sortes)')
    expect(stderr).toContain('Le commit est arrêté')
    expect(await commits()).toBe(0)
  })

  test('looks at what is added, not at what is in the folder', async () => {
    put('achats.csv', badFile)
    await run('git', ['add', '.'])
    put('achats.csv', goodFile)
    expect((await commit()).exitCode).not.toBe(0)
    await run('git', ['add', '.'])
    put('achats.csv', badFile)
    expect((await commit()).exitCode).toBe(0)
  })

  test('looks only at the files it is told about', async () => {
    await run('git', ['config', '--add', 'ma-cantine.files', 'achats/*.csv'])
    put('autres/données.csv', 'a,b\n1,2\n')
    await run('git', ['add', '.'])
    expect((await commit()).exitCode).toBe(0)
    put('achats/janvier.csv', badFile)
    await run('git', ['add', '.'])
    expect((await commit()).exitCode).not.toBe(0)
  })

  test('in its pre-commit form, checks the files it is given', async () => {
    const [hook] = yaml('pre-commit/.pre-commit-hooks.yaml')
    expect(hook).toMatchObject({ id: 'ma-cantine', language: 'system', require_serial: true })
    const files = new RegExp(hook.files)
    expect(['a.csv', 'b/c.tsv', 'd.xlsx', 'e.csv.txt'].map(name => files.test(name))).toEqual([true, true, true, false])
    put('bon.csv', goodFile)
    put('faux.csv', badFile)
    const [command, ...args] = hook.entry.split(' ')
    expect((await run(command, [...args, 'bon.csv'])).exitCode).toBe(0)
    expect((await run(command, [...args, 'bon.csv', 'faux.csv'])).exitCode).toBe(1)
  })
})

test('the lines about a signed list of canteens pull it, show it and check files by it', async () => {
  const readme = readFileSync(new URL('README.md', kit), 'utf8')
  const part = readme.split('## Vérifier les cantines sans jeton')[1] ?? ''
  const [pull = '', check = ''] = [...part.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines = '']) => lines)
  const signer = new ListSigner()
  const { url } = await standInServer(json(signer.list()))
  const account = { MA_CANTINE_SERVER: url, MA_CANTINE_TOKEN: 'mc_jeton' }
  const pulled = await run('sh', ['-ec', pull], account)
  expect(pulled).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('cantines.refs.json — juste') })
  expect(pulled.stdout).toContain(signer.fingerprint)
  put('achats/janvier.csv', goodFile)
  // As in a CI, which has its settings and none of the machine that pulled the list.
  const line = check.replace('SHA256:…', signer.fingerprint)
  expect(await run('sh', ['-ec', line], { HOME: folder() })).toMatchObject({ exitCode: 0 })
  put('achats/février.csv', goodFile.replace('21340172201787', '99821993500017'))
  expect(await run('sh', ['-ec', line], { HOME: folder() })).toMatchObject({ exitCode: 1 })
})
