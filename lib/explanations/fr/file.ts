import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save } from './steps.ts'

export const file: Readonly<Record<CodeOf<'file'>, Explanation>> = {
  'empty-file': {
    meaning: 'Le fichier ne contient aucun caractère : il n’y a rien à vérifier.',
    causes: [
      'Le fichier a été créé, mais jamais enregistré depuis le tableur.',
      'La copie ou l’export s’est arrêté avant d’écrire quoi que ce soit, faute de place par exemple.',
    ],
    steps: ['Ouvrez le classeur d’origine et vérifiez qu’il contient bien vos données.', save, checkAgain],
    origin: 'Règle de l’import : un fichier contient au moins sa ligne d’en-tête.',
  },
  'format-error': {
    meaning: 'Le fichier n’est pas un tableau que l’on peut lire : c’est un document d’une autre nature.',
    causes: [
      'Le document a été imprimé ou exporté en PDF, ou scanné, plutôt qu’enregistré au format CSV.',
      'Le fichier a été renommé avec l’extension .csv sans être converti : changer le nom ne change pas le contenu.',
      'Le fichier est abîmé, compressé ou protégé par un mot de passe.',
    ],
    steps: ['Ouvrez le tableau d’origine dans votre tableur.', save, checkAgain],
    origin:
      'Règle de l’import, sur la base de la RFC 4180, qui décrit les fichiers CSV. La nature du fichier se reconnaît à ses premiers octets.',
  },
  'encoding-error': {
    meaning:
      'Des caractères, souvent des lettres accentuées, sont abîmés : le texte d’origine ne peut pas être deviné.',
    causes: [
      'Le fichier assemble des morceaux enregistrés dans des encodages différents (UTF-8 et Windows-1252 par exemple).',
      'Un logiciel a déjà remplacé les caractères qu’il ne savait pas lire par « � », puis a enregistré le fichier.',
      'Le fichier a été coupé au milieu d’un caractère pendant un transfert.',
    ],
    steps: [
      open,
      'Retapez le texte abîmé, ou reprenez-le dans le document d’origine.',
      {
        excel: 'Pour tout le fichier, cherchez « � » avec « Rechercher et sélectionner > Rechercher » (Ctrl+F).',
        libreOffice: 'Pour tout le fichier, cherchez « � » avec « Édition > Rechercher et remplacer » (Ctrl+H).',
      },
      save,
    ],
    origin: 'Standards Unicode (UTF-8) et WHATWG Encoding : « � » est la marque de ce qui n’a pas pu être lu.',
  },
  'guessed-encoding': {
    meaning:
      'Le fichier est écrit dans un ancien encodage (MS-DOS ou ancien Macintosh). Ses mots le montrent sans doute possible : il est lu ainsi.',
    causes: [
      'Le fichier a été enregistré au format « CSV (Macintosh) » ou « CSV (MS-DOS) », proches de « CSV » dans la liste d’Excel.',
      'Le logiciel de gestion est ancien, et n’écrit pas encore en UTF-8.',
    ],
    steps: ['Relisez les mots cités : ils doivent être justes.', save, checkAgain],
    origin:
      'Page de code 850 d’IBM et encodage « macintosh » du standard WHATWG Encoding. Un ancien encodage ne se déclare pas dans le fichier.',
  },
  'doubtful-encoding': {
    meaning:
      'Le fichier n’est pas en UTF-8, et ses mots ne suffisent pas à dire dans quel ancien encodage il est écrit : le même octet peut y être un « é », un « Ç » ou un guillemet. Rien n’est enregistré dans le doute.',
    causes: [
      'Le fichier vient d’un ancien logiciel, et n’a que quelques mots accentués.',
      'Le fichier assemble des morceaux enregistrés dans des encodages différents.',
    ],
    steps: [
      save,
      'Dans le terminal, vous pouvez aussi nommer l’encodage : « ma-cantine fix FICHIER --encoding macintosh » (ou « ibm850 » pour MS-DOS, « windows-1252 ») écrit une copie en UTF-8.',
      checkAgain,
    ],
    origin: 'Règle de l’import : une lettre qui pourrait en être une autre n’est jamais devinée.',
  },
  'unclosed-quote': {
    meaning:
      'Une cellule commence par un guillemet droit et aucun autre guillemet ne la referme : tout ce qui suit est pris pour son contenu.',
    causes: [
      'Le fichier a été écrit ou retouché à la main dans un éditeur de texte.',
      'Un texte commence par un guillemet droit, comme dans une désignation copiée d’un catalogue.',
      'Le fichier a été coupé pendant son enregistrement ou son transfert : sa fin manque.',
    ],
    steps: [
      'Ouvrez le fichier dans un éditeur de texte (Bloc-notes par exemple) à la ligne indiquée.',
      'Supprimez le guillemet, ou ajoutez celui qui manque à la fin de la cellule.',
      'Si la fin du fichier manque, reprenez le fichier d’origine.',
      checkAgain,
    ],
    origin: 'RFC 4180 : une cellule ouverte par un guillemet se termine par un guillemet.',
  },
  'row-too-long': {
    meaning:
      'Une ligne dépasse un million de caractères : ce n’est pas une ligne de tableau, et la lecture s’arrête là.',
    causes: [
      'Un guillemet ouvert et jamais refermé fait prendre la suite du fichier pour une seule cellule.',
      'Le fichier a été écrit sans retours à la ligne.',
    ],
    steps: [
      'Ouvrez le fichier dans un éditeur de texte à la ligne indiquée.',
      'Cherchez un guillemet droit sans pareil, et supprimez-le.',
      checkAgain,
    ],
    origin: 'Règle de l’import : une limite qui protège la mémoire de l’ordinateur. Une vraie ligne en est très loin.',
  },
  'quoted-rows': {
    meaning:
      'Toute la ligne est entre deux guillemets : pour un tableur, c’est une seule cellule, dont les virgules font partie du texte. Si aucune ligne du fichier n’est indiquée, elles le sont toutes.',
    causes: [
      'Le fichier a été enregistré une seconde fois après avoir été ouvert dans une seule colonne.',
      'Un logiciel met chaque ligne entre guillemets, au lieu de chaque cellule.',
      'Une ligne a été collée dans la première cellule sans être séparée.',
    ],
    steps: [
      {
        excel: 'Sélectionnez la colonne A, puis « Données > Convertir », « Délimité », et le séparateur du fichier.',
        libreOffice: 'Sélectionnez la colonne A, puis « Données > Texte en colonnes », et le séparateur du fichier.',
      },
      save,
      checkAgain,
    ],
    origin: 'RFC 4180 : les guillemets entourent une cellule, jamais une ligne.',
  },
  'unknown-schema': {
    meaning:
      'La première ligne ne ressemble à l’en-tête d’aucun fichier connu : ni achats, ni cantines, ni bilans. Rien d’autre n’a été vérifié.',
    causes: [
      'Le fichier vient d’un logiciel de gestion, avec ses propres noms de colonnes.',
      'Un titre ou un logo occupe les premières lignes de la feuille, au-dessus de l’en-tête.',
      'La ligne d’en-tête a été supprimée.',
    ],
    steps: [
      'Choisissez le modèle de fichier qui convient : « ma-cantine schemas » les liste.',
      'Recopiez vos données, colonne par colonne, sous l’en-tête du modèle.',
      'Supprimez les lignes placées au-dessus de l’en-tête.',
      save,
    ],
    origin: 'Règle de l’import : les schémas publiés (Table Schema) donnent les noms des colonnes de chaque fichier.',
  },
}
