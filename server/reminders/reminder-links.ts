/** The page where one chooses. */
export const choicePage = '/v2/rappels/choisir'
export const choiceAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${choicePage}?${new URLSearchParams({ jeton: token })}`

/** Where mail readers stop the reminders in one click. */
export const oneClickPath = '/api/v1/reminderStop/:token'
export const oneClickAddress = (publicUrl: string, token: string): string =>
  publicUrl + oneClickPath.replace(':token', token)

/** The page where one stops the point of the month, and where mail readers do so in one click. */
export const monthPointPage = '/v2/point-du-mois/choisir'
export const monthPointAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${monthPointPage}?${new URLSearchParams({ jeton: token })}`
export const monthPointStopPath = '/api/v1/monthPointStop/:token'
export const monthPointStopAddress = (publicUrl: string, token: string): string =>
  publicUrl + monthPointStopPath.replace(':token', token)
