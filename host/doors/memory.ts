export { createAnswersBetweenTabs, type Tabs } from '../src/memory/answers-between-tabs';
export { createConsent } from '../src/memory/consent';
export { guardedStorage } from '../src/memory/guarded-storage';
export { createPurchaseLog } from '../src/memory/purchase-log';
export { purchasesOf, purchaseToMention } from '../src/memory/stored-purchases';
export { readConversation } from '../src/memory/tab-form';
export { createTabMemory } from '../src/memory/tab-memory';
