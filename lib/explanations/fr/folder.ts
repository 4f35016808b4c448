import type { ExplanationInWords } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const folder: Readonly<Record<CodeOf<'folder'>, ExplanationInWords>> = {
  'canteen-not-beside': {
    meaning:
      'Le fichier est vérifié avec un fichier de cantines, où le SIRET de la ligne ne figure pas. Si cette cantine est déjà enregistrée sur la plateforme, tout va bien.',
    wrong:
      'Un achat porte le SIRET 26566234910966, et « cantines.csv », vérifié avec lui, ne contient que 21340172201787.',
    right: 'Les deux cantines sont dans « cantines.csv ».',
    causes: [
      'La cantine a été oubliée dans le fichier des cantines.',
      'Le SIRET est celui du siège, de la mairie ou du fournisseur, et non celui de la cantine.',
      'La cantine est déjà enregistrée, et le fichier ne contient que les nouvelles.',
    ],
    steps: [open, 'Comparez le numéro avec ceux du fichier des cantines.', textColumn, save, checkAgain],
    origin: 'Règle de l’import : un achat ou un bilan se rattache à une cantine connue, que son SIRET désigne.',
  },
  'repeated-across-files': {
    meaning: 'La même cantine figure dans deux fichiers vérifiés ensemble : le second import écraserait le premier.',
    wrong: 'La cantine 21340172201787 est à la fois dans « nord.csv » et dans « sud.csv ».',
    right: 'La cantine 21340172201787 ne se trouve que dans « nord.csv ».',
    causes: [
      'Un fichier est une copie de l’autre, ou une version plus ancienne, restée dans le même dossier.',
      'La cantine a changé de groupe et n’a pas été retirée de l’ancien fichier.',
      'Un des deux numéros est faux.',
    ],
    steps: [
      'Ouvrez les deux fichiers que le message nomme.',
      'Gardez la cantine dans un seul, ou corrigez le numéro qui est faux.',
      save,
      checkAgain,
    ],
    origin: 'Règle de l’import : une cantine est reconnue à son numéro SIRET, comme dans un seul fichier.',
  },
}
