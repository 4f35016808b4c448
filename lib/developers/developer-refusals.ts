import { catalogue } from '../messages/catalogue.ts'

/** Why a tool is not handed out. */
export const developerRefusals = catalogue(
  {
    'tools-not-built':
      'Ce serveur n’a pas été préparé pour proposer ses outils. Si vous l’installez, lancez « npm run build » puis redémarrez-le.',
    'unknown-tool': (names: string) =>
      `Ce serveur ne propose pas ce fichier, ou plus cette version. Il propose : ${names}.`,
  },
  {
    'tools-not-built':
      'This server has not been prepared to offer its tools. If you install it, run “npm run build”, then restart it.',
    'unknown-tool': names => `This server does not offer this file, or no longer this version. It offers: ${names}.`,
  },
)
