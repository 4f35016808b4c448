/** What a double keeps exactly: SQLite stores amounts so, and JSON carries them so. */
export const exactDigits = 15
