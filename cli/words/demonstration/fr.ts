import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

/** The words of `serve`. */
export const demonstrationFr = {
  noServer: {
    message: 'Le serveur de démonstration n’est pas livré avec cette commande.',
    advice:
      'Clonez le dépôt de ma cantine, puis « npm ci && npm run build » dans ce dossier, et relancez avec --clone DOSSIER (ou « npm ci && npm run demo »).',
  },
  notBuilt: (folder: string): Sentences => ({
    message: `Le dossier ${q(folder)} n’a pas de serveur construit.`,
    advice: 'C’est le dossier d’un clone de ma cantine, où « npm ci && npm run build » a été lancé.',
  }),
  portTaken: (port: number): Sentences => ({
    message: `Le port ${port} est déjà pris.`,
    advice: 'Choisissez-en un autre, ou --port 0 pour un port libre.',
  }),
  portNotAllowed: (port: number): Sentences => ({
    message: `Le port ${port} ne peut pas être ouvert.`,
    advice: 'Choisissez un port à partir de 1024, ou --port 0 pour un port libre.',
  }),
  badPort: 'écrivez un nombre de 0 à 65535.',
  inUse: (folder: string): Sentences => ({
    message: `Un autre serveur de démonstration se sert du dossier ${q(folder)}.`,
    advice: 'Arrêtez-le, ou choisissez un autre dossier avec --data.',
  }),
  ended: (reason: string): Sentences => ({
    message: `Le serveur de démonstration s’est arrêté${reason === '' ? '' : ` : ${reason}`}.`,
    advice: 'Relancez la commande. Si cela recommence, lancez « npm start » dans le clone pour tout voir.',
  }),
  listening: (url: string): string =>
    `Serveur de démonstration à l’adresse ${url}, que cette machine seule atteint. Ses données sont inventées.`,
  account: (username: string, password: string | null): string =>
    password === null
      ? `Identifiant : ${username}   Mot de passe : celui du premier démarrage`
      : `Identifiant : ${username}   Mot de passe : ${password}`,
  canteens: 'Ce compte gère :',
  elsewhere: 'Dans un autre terminal :',
  stop: (folder: string | null): string =>
    folder === null
      ? 'Ctrl-C l’arrête et efface ses données.'
      : `Ctrl-C l’arrête. Ses données restent dans ${folder}, pour la fois suivante.`,
  help: {
    serve: 'démarre un serveur de démonstration sur cette machine, avec un compte et cinq cantines inventées',
    port: 'port où il écoute, 0 pour un port libre',
    portArgument: 'numéro',
    data: 'garde ses données dans ce dossier (sinon elles sont effacées à la fin)',
    folderArgument: 'dossier',
    clone: 'clone de ma cantine où prendre le serveur (sinon celui dont vient la commande)',
    json: 'Avec --json, une ligne dès qu’il écoute : { ok, server, username, password, token, canteens:\n[{ id, name, siret }], data, pid }. Ctrl-C ou SIGTERM l’arrête.',
  },
}
