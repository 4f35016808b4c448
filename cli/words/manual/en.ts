import type { manualFr } from './fr.ts'

export const manualEn: typeof manualFr = {
  collection: 'ma cantine manual',
  name: 'NAME',
  synopsis: 'SYNOPSIS',
  options: 'COMMON OPTIONS',
  commands: 'COMMANDS',
  exitCodes: 'EXIT CODES',
  help: {
    man: 'writes the manual page of all commands',
    howTo: `To read it:     ma-cantine man | man -l -
To install it:  ma-cantine man > ~/.local/share/man/man1/ma-cantine.1`,
  },
}
