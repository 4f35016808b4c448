/**
 * Shows the main use on a new SQLite database: starts the server with a manager's account and five canteens, then
 * imports a right file and a wrong one from the terminal. With `--once` it stops there; otherwise the server stays up
 * to be tried.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cli = join(root, 'cli/ma-cantine.js')
const once = process.argv.includes('--once')
const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-demo-'))
const env = {
  ...process.env,
  DATABASE_FILE: join(folder, 'demo.sqlite'),
  MAIL_FOLDER: join(folder, 'mail'),
  PORT: process.env.PORT ?? '0',
  // No rate limits: the server has a single user, on their own machine.
  RATE_LIMITS: process.env.RATE_LIMITS ?? 'off',
}

interface Account {
  readonly username: string
  readonly password: string
  readonly token: string
  readonly canteens: readonly { readonly name: string; readonly siret: string }[]
}

function run(command: string, args: string[], extra: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...env, ...extra }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}

async function buildIfMissing(): Promise<void> {
  const outputs = [join(root, 'cli/bundle/main.js'), join(root, 'server/dist/main.js'), join(root, 'lib/dist/index.js')]
  if (outputs.every(existsSync)) return
  console.log('Préparation…')
  if ((await run('npm', ['run', '--silent', 'build'])) !== 0) throw new Error('The build failed')
}

function waitUntilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', code => reject(new Error(`The server ended with code ${code}`)))
    if (!server.stdout) throw new Error('The server has no output')
    createInterface(server.stdout).on('line', line => {
      const address = line.startsWith('Serveur prêt') && /http:\/\/\S+/.exec(line)?.[0]
      if (address) resolve(address)
    })
  })
}

async function importExample(name: string, comment: string, url: string, token: string): Promise<number> {
  console.log(`\n${comment}\n$ ma-cantine import examples/${name}\n`)
  return run(process.execPath, [cli, 'import', '--no-input', `examples/${name}`], {
    MA_CANTINE_SERVER: url,
    MA_CANTINE_TOKEN: token,
  })
}

async function main(): Promise<void> {
  await buildIfMissing()
  const seeded = await promisify(execFile)(process.execPath, [join(root, 'server/dist/seed.js')], { env })
  const account = JSON.parse(seeded.stdout) as Account
  const server = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => server.kill('SIGTERM')
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const ended = new Promise(resolve => server.once('exit', resolve))
  try {
    const url = await waitUntilReady(server)
    console.log(`Le serveur tourne à l’adresse ${url}, sur une base neuve.`)
    console.log(`Le compte « ${account.username} » gère cinq cantines :`)
    for (const { siret, name } of account.canteens) console.log(`  ${siret}  ${name}`)

    const good = await importExample('achats.csv', '1. Un fichier d’achats sans erreur :', url, account.token)
    const wrong = await importExample(
      'achats-nombreuses-erreurs.csv',
      '2. Un fichier d’achats à corriger :',
      url,
      account.token,
    )
    if (good !== 0 || wrong !== 1)
      throw new Error(`The imports ended with codes ${good} and ${wrong} instead of 0 and 1`)

    if (once) return
    console.log(`
Le serveur reste ouvert ; Ctrl+C l’arrête. À essayer dans un autre terminal :

  export MA_CANTINE_SERVER=${url} MA_CANTINE_TOKEN=${account.token}
  npx ma-cantine validate examples/*.csv
  npx ma-cantine import examples/achats.csv        (déjà importé : rien n’est doublé)
  npx ma-cantine import examples/cantines.csv
  npx ma-cantine schemas achats

Identifiant : ${account.username}   Mot de passe : ${account.password}`)
    await ended
  } finally {
    stop()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
