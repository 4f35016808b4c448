/** The number of digits that a double holds exactly: SQLite and JSON keep amounts as doubles. */
export const exactDigits = 15
