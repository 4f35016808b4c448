import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { readIdentity } from '../../accounts/identity.ts'
import type { Context } from '../../app/context.ts'
import { canteenRecords } from '../../canteens/canteens.ts'
import { importRecords } from '../../imports/import-calls.ts'
import { readRecords } from '../../lists/list-command.ts'
import { exitCodes } from '../../problems/exit-code.ts'
import { Failure } from '../../problems/failure.ts'
import { readPending } from '../../teledeclaration/pending.ts'
import { locateServer } from '../../transport/choose-server.ts'
import { findToken } from '../../transport/sign-in.ts'
import type { Act, Line, Page, Row } from '../navigation/page.ts'
import type { Screen } from '../navigation/screen.ts'
import type { Load } from './load.ts'

/** In seconds: what stands beside the entries of the menu is not waited for longer. */
const menuTimeout = 15

/** What is known of the account so far: a sentence for each, none yet where it is missing. */
interface Known {
  readonly account?: readonly Line[]
  readonly pending?: string
  readonly canteens?: string
  readonly imports?: string
  readonly isSignedIn: boolean
}

/** Where to go, shown at once; what the server says stands beside it as it comes. */
export const loadMenu: Load<'menu'> = async (_screen, context, show) => {
  const { words } = context
  const { menu, loading } = words.home
  let known: Known = { isSignedIn: true, pending: loading, canteens: loading, imports: loading }
  const learn = (more: Partial<Known>) => {
    known = { ...known, ...more }
    show(menuPage(known, context))
  }
  show(menuPage(known, context))
  const { server } = await locateServer(undefined, context)
  if (!(await findToken(undefined, server, context))) {
    const hint = menu.needsSignIn
    const account: Line[] = [{ text: menu.signedOut(server), tone: 'warning' }]
    return menuPage({ isSignedIn: false, account, pending: hint, canteens: hint, imports: hint }, context)
  }
  learn({ account: [{ text: menu.signingIn(server), tone: 'dim' }] })
  const options = { timeout: menuTimeout }
  const hintOf = (read: Promise<string>): Promise<string> =>
    read.catch(error => {
      if (error instanceof Failure) return menu.unread
      throw error
    })
  const reads: Promise<void>[] = [
    describeAccount(context).then(learn),
    hintOf(readPending(context, options).then(({ sums }) => menu.toDo(sums))).then(pending => learn({ pending })),
    hintOf(
      readRecords(canteenRecords, { ...options, limit: 1 }, context).then(({ answer }) =>
        menu.canteenCount(answer.count),
      ),
    ).then(canteens => learn({ canteens })),
    hintOf(
      readRecords(importRecords, { ...options, limit: 1 }, context).then(({ answer }) => latest(answer, context)),
    ).then(imports => learn({ imports })),
  ]
  await Promise.all(reads)
  return menuPage(known, context)
}

/** Who is signed in, or why this is not known. */
async function describeAccount(context: Context): Promise<Partial<Known>> {
  const { accounts, home } = context.words
  try {
    const { name, email, server } = await readIdentity({ timeout: menuTimeout }, context)
    return { account: [{ text: makePrintable(accounts.signedIn(`${name} (${email})`, server)), tone: 'good' }] }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { message, advice } = error.problem
    return {
      isSignedIn: error.exitCode !== exitCodes.signIn,
      account: [
        { text: makePrintable(message), tone: 'bad' },
        { text: makePrintable(`→ ${advice}`), tone: 'advice' },
        { text: home.menu.offline, tone: 'dim' },
      ],
    }
  }
}

type Imports = Awaited<ReturnType<typeof readRecords<Parameters<typeof importRecords.describe>[0], object, object>>>

function latest({ results: [record] }: Imports['answer'], { words }: Context): string {
  if (!record) return words.home.menu.noImport
  const name = record.fileName === null ? words.imports.nameless : makePrintable(record.fileName)
  return words.home.menu.latest(name, words.imports.moment(record.date))
}

function menuPage({ account, pending, canteens, imports, isSignedIn }: Known, { words: { home } }: Context): Page {
  const { menu } = home
  const row = (id: string, label: string, hint: string | undefined, open: Act): Row => ({
    id,
    cells: [label, hint ?? ''],
    open,
  })
  const to = (screen: Screen): Act => ({ type: 'open', screen })
  const rows = [
    row('files', menu.check, menu.checkHint, to({ name: 'files', folder: process.cwd() })),
    row('pending', menu.pending, pending, to({ name: 'pending' })),
    row('canteens', menu.canteens, canteens, to({ name: 'canteens' })),
    row('imports', menu.imports, imports, to({ name: 'imports' })),
    row('chooser', menu.chooser, menu.chooserHint, to({ name: 'chooser', answers: [] })),
    ...(isSignedIn ? [] : [row('login', menu.signIn, menu.signInHint, { type: 'run', command: 'login' })]),
    row('quit', menu.quit, '', { type: 'quit' }),
  ]
  return {
    title: home.title,
    head: account ?? [{ text: home.loading, tone: 'dim' }],
    body: { rows, none: '', filter: 'none', detailHeight: 0 },
    keys: [{ key: 'r', label: home.refresh, act: { type: 'reload' } }],
    onPath: text => ({ type: 'open', screen: { name: 'path', text, folder: process.cwd() } }),
  }
}
