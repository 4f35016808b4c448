import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { yearNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { type ServerOptions, serverOptions } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'

export interface InspectionOptions extends ServerOptions {
  readonly year?: number
}

export interface DownloadOptions extends InspectionOptions {
  readonly output?: string
  readonly force?: true
  readonly dryRun?: true
}

export function defineInspection(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.inspection
  const command = program.command('inspection').description(help.inspection).helpCommand(false)
  const ofCanteen = (verb: 'show' | 'download') =>
    serverOptions(command.command(verb).description(help[verb]), words)
      .argument(`<${help.canteenArgument}>`, help.canteen)
      .option(`--year <${words.help.yearArgument}>`, help.year, yearNumber(words))
  ofCanteen('show').action(runCommand(show, locale))
  ofCanteen('download')
    .option(`-o, --output <${words.help.outputArgument}>`, help.output)
    .option('--force', words.help.force)
    .option('--dry-run', help.dryRun)
    .action(runCommand(download, locale))
  command
    .command('check')
    .description(help.check)
    .argument(`<${help.archiveArgument}>`, help.archive)
    .action(runCommand(check, locale))
}

const show: Verb<InspectionOptions> = async (context, [canteen = ''], options) =>
  (await import('./show-inspection.ts')).showInspection(canteen, options, context)

const download: Verb<DownloadOptions> = async (context, [canteen = ''], options) =>
  (await import('./download-archive.ts')).downloadArchive(canteen, options, context)

const check: Verb<object> = async (context, [archive = '']) =>
  (await import('./check-archive.ts')).checkArchive(archive, context)
