/** What Swagger UI says in English alone, and what we say. */
const words = new Map(
  Object.entries({
    Authorize: 'S’authentifier',
    Authorized: 'Authentifié',
    'Available authorizations': 'Façons de s’authentifier',
    Cancel: 'Annuler',
    Clear: 'Effacer',
    Close: 'Fermer',
    Code: 'Statut',
    Controls: 'Choisit l’en-tête',
    'header.': '.',
    Curl: 'Commande curl',
    Details: 'Détails',
    Download: 'Télécharger',
    'Example Value': 'Exemple',
    Execute: 'Envoyer',
    'Headers:': 'En-têtes :',
    Logout: 'Oublier',
    'Media type': 'Type de contenu',
    Name: 'Nom',
    'No parameters': 'Aucun paramètre',
    Parameters: 'Paramètres',
    'Request body': 'Corps de la requête',
    'Request duration': 'Durée',
    'Request URL': 'Adresse',
    Reset: 'Réinitialiser',
    'Response body': 'Corps de la réponse',
    'Response headers': 'En-têtes de la réponse',
    Responses: 'Réponses',
    Schema: 'Schéma',
    Schemas: 'Schémas',
    Scopes: 'Droits',
    'Scopes:': 'Droits :',
    'Select all': 'Tout choisir',
    'select all': 'tout choisir',
    'select none': 'ne rien choisir',
    'Server response': 'Réponse du serveur',
    Servers: 'Serveur',
    'Token URL:': 'Adresse des jetons :',
    'Authorization URL:': 'Adresse d’autorisation :',
    'Flow:': 'Méthode :',
    'Try it out': 'Essayer',
    'Value:': 'Valeur :',
    'Name:': 'Nom :',
    'In:': 'Dans :',
    'Scopes are used to grant an application different levels of access to data on behalf of the end user. Each API may declare one or more scopes.':
      'Les droits disent ce qu’une application peut faire au nom d’une personne.',
    'API requires the following scopes. Select which ones you want to grant to Swagger UI.':
      'Choisissez ceux que vous accordez à cette page.',
  }),
)

/** Texts of the document, of requests and of answers are not Swagger UI's own. */
const theirs = 'code, pre, textarea, input, .markdown, .renderedMarkdown, .opblock-summary, .opblock-tag'

function translate(text) {
  const said = text.nodeValue.trim()
  const word = words.get(said)
  if (word && !text.parentElement?.closest(theirs)) text.nodeValue = text.nodeValue.replace(said, word)
}

function translateWithin(node) {
  if (node.nodeType === Node.TEXT_NODE) return translate(node)
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) translate(texts.currentNode)
}

/** Puts Swagger UI's own words into French, now and as they appear. */
export function speakFrench(page) {
  translateWithin(page)
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) translate(target)
      for (const node of addedNodes) translateWithin(node)
    }
  }).observe(page, { childList: true, characterData: true, subtree: true })
}
