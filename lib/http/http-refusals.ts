import { catalogue } from '../messages/catalogue.ts'
import { formatMoment } from '../messages/dates.ts'
import { waitingTime } from '../messages/waiting-time.ts'

/** Who made the current version of what is changed, and when. */
interface OtherVersion {
  /** Null when it is not known, or when a job of the service did it. */
  readonly author: string | null
  /** ISO 8601. */
  readonly date: string
}

/** Why a request is not served, whatever it asks for. */
export const httpRefusals = catalogue(
  {
    csrf: 'Le jeton CSRF est absent ou incorrect. Rechargez la page et recommencez.',
    'unknown-address': 'Cette adresse n’existe pas.',
    method: (method: string) => `La méthode ${method} n’est pas acceptée à cette adresse.`,
    'patch-only': 'La méthode PUT n’est pas acceptée à cette adresse : envoyez avec PATCH les seuls champs à modifier.',
    'content-type': 'Ce type de contenu n’est pas accepté : envoyez du JSON, ou un fichier là où il est attendu.',
    'content-encoding':
      'Les contenus compressés (Content-Encoding) ne sont pas acceptés : envoyez le contenu tel quel.',
    'bad-request': 'La requête est incorrecte.',
    'no-host': 'L’en-tête Host de la requête manque.',
    expectation: 'L’en-tête Expect demande ce que le serveur ne fait pas.',
    timeout: 'La requête n’est pas arrivée à temps en entier.',
    'headers-too-large': 'Les en-têtes de la requête sont trop volumineux.',
    'body-too-large': 'Le contenu envoyé est trop volumineux.',
    'bad-json': 'Le contenu envoyé n’est pas du JSON bien formé.',
    'empty-body': 'Le contenu envoyé est vide.',
    'content-length': 'Le contenu envoyé n’a pas la taille annoncée.',
    'too-deep': 'Le contenu envoyé est imbriqué trop profondément.',
    'nul-character': 'Ce champ contient un caractère nul, qui ne peut pas être enregistré.',
    'control-character':
      'Ce champ contient un caractère qui ne s’affiche pas, et qui ne peut pas être enregistré : retapez-le sans le copier.',
    'half-character': 'Ce champ contient un caractère incomplet, qui ne peut pas être enregistré.',
    'too-many-requests': (seconds: number) =>
      `Vous avez fait trop de demandes en peu de temps. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'key-form': 'Une clé compte de 1 à 200 caractères ASCII visibles, entre guillemets ou non.',
    'key-under-way':
      'La première requête faite avec cette clé est encore en cours. Recommencez dans quelques secondes.',
    'key-of-another-request':
      'Cette clé a déjà servi à une autre requête. Donnez une nouvelle clé, ou renvoyez exactement la même requête.',
    'no-dry-run':
      'Cette adresse ne sait pas essayer une demande sans l’enregistrer : retirez « dryRun » pour l’enregistrer. Rien n’a été enregistré.',
    'data-locked': 'Ces données sont en train d’être modifiées par ailleurs. Recommencez dans quelques secondes.',
    'long-queue': 'De nombreux fichiers attendent déjà d’être enregistrés. Recommencez dans une minute.',
    unavailable: 'Le service est momentanément indisponible. Recommencez dans quelques secondes.',
    'no-room':
      'Il n’y a plus de place sur le disque du serveur : rien n’a été enregistré. Réessayez plus tard ; si cela dure, prévenez-nous.',
    unexpected: (reference: string) =>
      `Une erreur est survenue de notre côté. Vous pouvez réessayer plus tard. Si vous nous écrivez, donnez-nous cette référence : ${reference}`,
    'elected-only': 'Cette fonction est réservée aux élus.',
    'staff-only': 'Cette fonction est réservée à l’équipe de ma cantine.',
    'second-factor-missing':
      'Cette fonction demande la double authentification : activez-la dans votre compte, puis recommencez.',
    'second-factor-not-given':
      'Cette fonction demande un code de la double authentification : déconnectez-vous, puis connectez-vous avec un code.',
    'private-metrics': 'Ces mesures ne sont pas publiques.',
    'not-an-image': 'Cette image n’a pas pu être lue. Envoyez une image PNG, JPEG, WebP ou GIF.',
    'image-too-large': (kilobytes: number) => `Cette image est trop lourde : elle peut peser ${kilobytes} ko au plus.`,
    'image-of-too-many-pixels': (megapixels: number) =>
      `Cette image est trop grande : elle peut avoir ${megapixels} millions de pixels au plus. Réduisez-la, puis envoyez-la de nouveau.`,
    'not-an-application':
      'Seule une application, par le jeton que lui a accordé une personne, peut demander ce qu’elle a créé : retirez ce paramètre pour tout lister.',
    'unknown-image': 'Cette image n’existe pas.',
    'unknown-api-version': (versions: string) =>
      `Cette version de l’API n’existe pas. Demandez l’une de celles-ci : ${versions}, ou retirez « version » pour tout lire.`,
    'other-version': ({ author, date }: OtherVersion) =>
      `Ces informations ont été modifiées depuis que vous les avez lues, ${author ? `par ${author}, ` : ''}le ${formatMoment(date, 'fr')}.`,
  },
  {
    csrf: 'The CSRF token is missing or wrong. Reload the page and try again.',
    'unknown-address': 'This address does not exist.',
    method: method => `The method ${method} is not accepted at this address.`,
    'patch-only': 'The method PUT is not accepted at this address: send only the fields to change, with PATCH.',
    'content-type': 'This type of content is not accepted: send JSON, or a file where one is expected.',
    'content-encoding': 'Compressed contents (Content-Encoding) are not accepted: send the content as it is.',
    'bad-request': 'The request is incorrect.',
    'no-host': 'The Host header of the request is missing.',
    expectation: 'The Expect header asks for what the server does not do.',
    timeout: 'The request did not arrive whole in time.',
    'headers-too-large': 'The headers of the request are too large.',
    'body-too-large': 'The content sent is too large.',
    'bad-json': 'The content sent is not well-formed JSON.',
    'empty-body': 'The content sent is empty.',
    'content-length': 'The content sent does not have the size it announced.',
    'too-deep': 'The content sent is nested too deeply.',
    'nul-character': 'This field contains a null character, which cannot be stored.',
    'control-character':
      'This field contains a character that does not show and cannot be stored: type it again without copying it.',
    'half-character': 'This field contains an incomplete character, which cannot be stored.',
    'too-many-requests': seconds =>
      `You have made too many requests in a short time. Try again in ${waitingTime(seconds, 'en')}.`,
    'key-form': 'A key has 1 to 200 visible ASCII characters, in quotes or not.',
    'key-under-way': 'The first request made with this key is still under way. Try again in a few seconds.',
    'key-of-another-request':
      'This key was already used for another request. Give a new key, or send exactly the same request again.',
    'no-dry-run':
      'This address cannot try a request without storing it: remove “dryRun” to store it. Nothing was stored.',
    'data-locked': 'This data is being changed elsewhere. Try again in a few seconds.',
    'long-queue': 'Many files are already waiting to be stored. Try again in a minute.',
    unavailable: 'The service is unavailable for a moment. Try again in a few seconds.',
    'no-room':
      'There is no room left on the server’s disk: nothing was stored. Try again later; if this lasts, tell us.',
    unexpected: reference =>
      `An error occurred on our side. You can try again later. If you write to us, give us this reference: ${reference}`,
    'elected-only': 'This function is reserved for elected officials.',
    'staff-only': 'This function is reserved for the staff of ma cantine.',
    'second-factor-missing':
      'This function needs two-factor authentication: turn it on in your account, then try again.',
    'second-factor-not-given':
      'This function needs a code of two-factor authentication: sign out, then sign in with a code.',
    'private-metrics': 'These metrics are not public.',
    'not-an-image': 'This image could not be read. Send a PNG, JPEG, WebP or GIF image.',
    'image-too-large': kilobytes => `This image is too heavy: it may weigh ${kilobytes} kB at most.`,
    'image-of-too-many-pixels': megapixels =>
      `This image is too large: it may have ${megapixels} million pixels at most. Make it smaller, then send it again.`,
    'not-an-application':
      'Only an application, through the token that a person has granted it, can ask for what it created: remove this parameter to list everything.',
    'unknown-image': 'This image does not exist.',
    'unknown-api-version': versions =>
      `This version of the API does not exist. Ask for one of these: ${versions}, or remove “version” to read all of it.`,
    'other-version': ({ author, date }) =>
      `This information was changed${author ? ` by ${author}` : ''} on ${formatMoment(date, 'en')}, since you read it.`,
  },
)
