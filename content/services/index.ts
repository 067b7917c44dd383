import type { SolutionPage } from "../site/solutions.ts";
import { aiCallerAndReceptionist } from "./ai-caller-and-receptionist.ts";
import { aiIntegrationServices } from "./ai-integration-services.ts";
import { conversationalChatbots } from "./conversational-chatbots.ts";
import { crmIntegration } from "./crm-integration.ts";
import { customWorkflowDevelopment } from "./custom-workflow-development.ts";
import { customerOnboardingAutomation } from "./customer-onboarding-automation.ts";
import { dataAutomation } from "./data-automation.ts";
import { leadGenerationAutomation } from "./lead-generation-automation.ts";
import { marketingCampaignAutomation } from "./marketing-campaign-automation.ts";

/** The pages below /services. */
export const servicePages: readonly SolutionPage[] = [
  customWorkflowDevelopment,
  aiIntegrationServices,
  dataAutomation,
  leadGenerationAutomation,
  marketingCampaignAutomation,
  customerOnboardingAutomation,
  conversationalChatbots,
  aiCallerAndReceptionist,
  crmIntegration,
];
