/** How long a mailed link to one's own data is valid, and how long the opened page can be used. */
export const DATA_LINK_HOURS = 1
export const DATA_SESSION_MINUTES = 30
