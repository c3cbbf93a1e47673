/** Makes react-intl refuse ids that do not exist, wherever the kit speaks. */
import '@quintet/i18n/ids';
