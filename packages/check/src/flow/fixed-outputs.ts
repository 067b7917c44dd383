/**
 * Node types whose output always has these fields, which are separated by `|`, if the node's parameters meet the
 * condition. The condition "" is always met.
 */
export const FIXED: readonly [type: string, condition: string, fields: string][] = [
  [
    "scheduleTrigger",
    "",
    "timestamp|Readable date|Readable time|Day of week|Year|Month|Day of month|Hour|Minute|Second|Timezone",
  ],
  [
    "telegramTrigger",
    "",
    "update_id|message|edited_message|channel_post|edited_channel_post|business_connection|business_message|edited_business_message|deleted_business_messages|message_reaction|message_reaction_count|inline_query|chosen_inline_result|callback_query|shipping_query|pre_checkout_query|purchased_paid_media|poll|poll_answer|my_chat_member|chat_member|chat_join_request|chat_boost|removed_chat_boost",
  ],
  // In the mode "webhook", a program calls the chat's URL, and may send fields other than these. The mode is therefore
  // excluded.
  ["chatTrigger", "!mode=webhook", "sessionId|action|chatInput|files|chatHistory|metadata"],
  ["agent", "@version=?gte:1.6", "output|intermediateSteps"],
  ["informationExtractor", "", "output"],
  ["chainRetrievalQa", "", "response"],
  ["chainSummarization", "@version=?gte:2", "response|output"],
  ["openAi", "r=text&o=response&simplify=true&@version=?gte:2", "output"],
  ["chainLlm", "!hasOutputParser=true", "text"],
  [
    "gmail",
    "r=message&o=send|reply|markAsRead|markAsUnread|addLabels|removeLabels",
    "id|threadId|labelIds|historyId",
  ],
  [
    "emailSend",
    "o=send&@version=?gte:2.1",
    "accepted|rejected|ehlo|envelopeTime|messageTime|messageSize|response|envelope|messageId|pending",
  ],
  ["telegram", "!r=file&!o=sendAndWait|administrators", "ok|result"],
  ["slack", "r=message&o=post", "ok|channel|ts|message|message_timestamp"],
  ["microsoftOutlook", "r=message&o=send|reply", "success"],
  ["whatsApp", "o=send|sendTemplate", "messaging_product|contacts|messages"],
];
