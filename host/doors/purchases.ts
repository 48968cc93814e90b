export { createAnswersBetweenTabs, type Tabs } from '../src/http/answers-between-tabs';
export { createPurchaseLog } from '../src/purchases/purchase-log';
export { purchaseToMention, readPurchases } from '../src/purchases/stored-purchases';
