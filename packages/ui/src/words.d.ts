/** Makes react-intl reject unknown message ids. */
import '@quintet/i18n/ids';
