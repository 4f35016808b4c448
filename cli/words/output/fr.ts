import { fileSize } from '@ma-cantine/lib/messages/french'
import { formatPercent } from '@ma-cantine/lib/messages/percentages'

/** The words of the progress. */
export const progressFr = {
  steps: {
    check: 'Vérification',
    send: 'Envoi',
    save: 'Enregistrement par le serveur',
    list: 'Lecture',
    delete: 'Suppression',
    declare: 'Télédéclaration',
  },
  percent: (share: number): string => formatPercent(Math.floor(share * 100), 'fr'),
  bytes: fileSize,
  bytesOf: (done: string, total: string): string => `${done} sur ${total}`,
}
