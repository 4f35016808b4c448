/** The cookie that holds the session of a browser. */
export const sessionCookie = 'sessionid'
