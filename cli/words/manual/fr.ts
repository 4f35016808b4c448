/** The words of the manual page. */
export const manualFr = {
  collection: 'Manuel de ma cantine',
  name: 'NOM',
  synopsis: 'SYNOPSIS',
  options: 'OPTIONS COMMUNES',
  commands: 'COMMANDES',
  exitCodes: 'CODES DE SORTIE',
  help: {
    man: 'écrit la page de manuel de toutes les commandes',
    howTo: `Pour la lire :      ma-cantine man | man -l -
Pour l’installer :  ma-cantine man > ~/.local/share/man/man1/ma-cantine.1`,
  },
}
