import { ask } from '../../app/ask.ts'
import type { Context } from '../../app/context.ts'
import { interrupt, leaveOnInterrupt } from '../../app/interrupt.ts'
import { type ExitCode, exitCodes } from '../../problems/exit-code.ts'
import { Failure } from '../../problems/failure.ts'
import { layOut, type Size } from '../layout/lay-out.ts'
import { looksLikePath, type PressedKey, type Request, requestOf, typedText } from '../navigation/key-events.ts'
import {
  type Entry,
  isHeld,
  type Navigation,
  type NavigationEvent,
  navigate,
  startNavigation,
  topOf,
} from '../navigation/navigation.ts'
import { isList } from '../navigation/page.ts'
import { isActing, type Screen, takesText } from '../navigation/screen.ts'
import { problemPage } from '../screens/problem-page.ts'
import { loadScreen } from '../screens/screens.ts'
import { editorCommand } from './editor-command.ts'
import { runCommand, runProgram } from './run-program.ts'

/** What the home needs of the terminal that it fills. */
export interface HomeTerminal {
  /** Gives the terminal to another program, and takes it back. */
  readonly suspend: (work: () => Promise<void>) => Promise<void>
  /** Ends the home with an exit code, or with the error of a bug. */
  readonly exit: (end: ExitCode | Error) => void
}

/** In milliseconds: progress is shown no more often. */
const progressInterval = 100

/** Where one is in the home, and what goes on there: keys come in, screens are loaded, editors are run. */
export class Session {
  private current: Navigation
  private readonly context: Context
  private readonly terminal: HomeTerminal
  private readonly listeners = new Set<() => void>()
  private loadedKey = -1

  constructor(context: Context, terminal: HomeTerminal, first: Screen = { name: 'menu' }) {
    this.context = context
    this.terminal = terminal
    this.current = startNavigation(first)
  }

  get navigation(): Navigation {
    return this.current
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Loads the first screen. */
  start(): void {
    this.loadTop()
  }

  press(input: string, key: PressedKey, size: Size): void {
    if (key.ctrl && input === 'c') interrupt()
    for (const { text, isEnter } of splitKeys(input))
      this.pressOne(text, isEnter ? { ...key, return: true } : key, size)
  }

  private pressOne(input: string, key: PressedKey, size: Size): void {
    const entry = topOf(this.current)
    const layout = entry.page && layOut(entry.page, entry, size)
    const request = requestOf(this.current, layout, input, key)
    if (request) this.perform(request)
  }

  /** Opens a file whose path was pasted, as terminals do with one that is dropped on them. */
  paste(text: string): void {
    const { screen, page, isTyping, filter } = topOf(this.current)
    const line = text.trim()
    if (line === '' || isHeld(this.current) || this.current.showsKeys) return
    const isTyped = page === null ? takesText(screen) : isList(page.body) && page.body.typed !== undefined
    if (isTyping || isTyped) this.perform({ type: 'filter', text: filter + typedText(line) })
    else if (page?.onPath) this.perform(page.onPath(line))
  }

  private perform(request: Request): void {
    if (request.type === 'quit') this.terminal.exit(exitCodes.fine)
    else if (request.type === 'edit') this.orCrash(this.edit(request.file, request.row))
    else if (request.type === 'run') this.orCrash(this.run(request.command))
    else this.dispatch(request)
  }

  private dispatch(event: NavigationEvent): void {
    this.current = navigate(this.current, event)
    this.loadTop()
    for (const listener of this.listeners) listener()
  }

  private loadTop(): void {
    const top = topOf(this.current)
    // A screen below another one is loaded again when it comes back on top.
    if (!top.isLoading || top.key <= this.loadedKey) return
    this.loadedKey = top.key
    this.orCrash(this.load(top))
  }

  private async load({ key, screen }: Entry): Promise<void> {
    const context = this.contextOf(key)
    if (isActing(screen)) leaveOnInterrupt(context.words.home.interrupted)
    try {
      const shown = await loadScreen(screen)(screen, context, page =>
        this.dispatch({ type: 'page', key, page, isLast: false }),
      )
      if ('instead' in shown)
        this.dispatch({ type: 'instead', key, screen: shown.instead, returns: shown.returns === true })
      else this.dispatch({ type: 'page', key, page: shown, isLast: true })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      this.dispatch({ type: 'page', key, page: problemPage(error, context), isLast: true })
    } finally {
      if (isActing(screen)) leaveOnInterrupt(null)
    }
  }

  /** The context of a command, whose progress and notices are shown in the screen that asked. */
  private contextOf(key: number): Context {
    let last = { at: Number.NEGATIVE_INFINITY, step: '' }
    return {
      ...this.context,
      progress: {
        show: state => {
          const at = performance.now()
          if (state.step === last.step && at - last.at < progressInterval) return
          last = { at, step: state.step }
          this.dispatch({ type: 'progress', key, state, at })
        },
        stop: () => {},
      },
      notice: text => this.dispatch({ type: 'notice', text }),
    }
  }

  private async edit(file: string, row: number): Promise<void> {
    const { home } = this.context.words
    const command = editorCommand(process.env, file, row)
    if (!command) return this.dispatch({ type: 'notice', text: home.edit.noEditor })
    let code: number | null = null
    await this.terminal.suspend(async () => {
      code = await runProgram(command.program, command.args)
    })
    if (code === null) this.dispatch({ type: 'notice', text: home.edit.failed(command.program) })
    // The error that was mended is one of the list of the check.
    if (topOf(this.current).screen.name === 'error') this.dispatch({ type: 'back' })
    this.dispatch({ type: 'reload' })
  }

  private async run(command: string): Promise<void> {
    const { locale, profile } = this.context
    const options = ['--lang', locale, ...(profile === undefined ? [] : ['--profile', profile])]
    await this.terminal.suspend(async () => {
      const code = await runCommand([command, ...options])
      // What it said of its failure would leave the screen with it.
      if (code !== exitCodes.fine && code !== exitCodes.interrupted) await this.waitForEnter()
    })
    this.dispatch({ type: 'reload' })
  }

  private async waitForEnter(): Promise<void> {
    const { words } = this.context
    // The home has let go of the input, which alone keeps the process while a person reads.
    process.stdin.ref()
    await ask({ text: words.home.backToHome }, words)
  }

  private orCrash(work: Promise<void>): void {
    work.catch(error => this.terminal.exit(error instanceof Error ? error : new Error(String(error))))
  }
}

/** Keys that come at once, as over a slow line, apart; a path is one text, which a terminal gives that tells no pastes. */
function splitKeys(input: string): { readonly text: string; readonly isEnter: boolean }[] {
  if (input.length < 2 || looksLikePath(input)) return [{ text: input, isEnter: false }]
  return [...input].map(text => ({ text: /[\r\n]/.test(text) ? '' : text, isEnter: /[\r\n]/.test(text) }))
}
