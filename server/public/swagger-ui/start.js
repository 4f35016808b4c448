import { speakFrench } from './words.js'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** The token that requests of a session must repeat, from its cookie. */
function csrfToken() {
  const cookie = document.cookie.split('; ').find(pair => pair.startsWith('csrftoken='))
  return cookie && decodeURIComponent(cookie.slice('csrftoken='.length))
}

const page = document.getElementById('swagger-ui')

const ui = globalThis.SwaggerUIBundle({
  domNode: page,
  url: '/api/schema/',
  validatorUrl: null,
  deepLinking: true,
  // All operations open at once are more than a reader takes in, and than the page draws.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  oauth2RedirectUrl: new URL('/swagger-ui/oauth2-redirect.html', location.href).href,
  presets: [globalThis.SwaggerUIBundle.presets.apis],
  requestInterceptor(request) {
    const token = csrfToken()
    if (token && !safeMethods.includes(request.method ?? 'GET')) request.headers['X-CSRFToken'] ??= token
    return request
  },
})
ui.initOAuth({ usePkceWithAuthorizationCodeGrant: true })

speakFrench(page)
